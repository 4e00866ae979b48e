import { createPreparePage } from '#web/app/preparePage.ts';
import type { Store } from '#web/app/store.ts';

/** What a server would send to a better address goes there by itself. What fails is said by the page. */
export async function openAtBetterAddress(store: Store): Promise<void> {
  const asked = location.pathname + location.search;
  const outcome = await createPreparePage(store.dispatch)(asked);
  if ('redirect' in outcome && location.pathname + location.search === asked)
    history.replaceState(history.state, '', outcome.redirect + location.hash);
}
