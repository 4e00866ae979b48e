import { search } from '#web/messages/en/search.ts';
import { lazyPart } from '#web/platform/lazyPart.tsx';
import { Button } from '#web/ui/Button.tsx';

const load = () => import('./SearchPageFilters.tsx');

function PanelProblem({ retry }: { retry: () => void }) {
  return (
    <p role="alert">
      {search.filtersMissing}{' '}
      <Button variant="quiet" icon="retry" onClick={retry}>
        {search.tryAgain}
      </Button>
    </p>
  );
}

/** The panel says that the script is missing; beside it nobody needs to. */
const Nothing = () => null;

/** What narrows the results has a script of its own, so that the results themselves answer sooner. */
export const NarrowingPanel = lazyPart(async () => (await load()).FiltersPanel, PanelProblem);
export const NarrowingMenu = lazyPart(async () => (await load()).FiltersMenu, Nothing);
export const NarrowingChips = lazyPart(async () => (await load()).FiltersChips, Nothing);
export const NarrowingNothing = lazyPart(async () => (await load()).FiltersNothing, PanelProblem);

export const preloadNarrowing = () =>
  Promise.all([
    NarrowingPanel.preload(),
    NarrowingMenu.preload(),
    NarrowingChips.preload(),
    NarrowingNothing.preload(),
  ]);
