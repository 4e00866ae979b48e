import type { PreparePage } from './preparePage.ts';

/** What a server would send to a better address goes there by itself. What fails is said by the page. */
export async function openAtBetterAddress(prepare: PreparePage): Promise<void> {
  const asked = location.pathname + location.search;
  const outcome = await prepare(asked).catch(() => null);
  if (outcome && 'redirect' in outcome && location.pathname + location.search === asked)
    history.replaceState(history.state, '', outcome.redirect + location.hash);
}
