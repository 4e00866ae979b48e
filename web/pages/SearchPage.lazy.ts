import { lazyPart } from '#web/platform/lazyPart.tsx';
import { PartMissing } from '#web/ui/StateMessage.tsx';

const filters = 'web/pages/SearchPageFilters.tsx';
const loadFilters = () => import('./SearchPageFilters.tsx');

async function loadPanel() {
  const { FiltersPanel, preloadPanel } = await loadFilters();
  await preloadPanel();
  return FiltersPanel;
}

/** The panel says that the script is missing; beside it nobody needs to. */
const Nothing = () => null;

/** What narrows the results has a script of its own, so that the results themselves answer sooner. */
export const LazyFiltersPanel = lazyPart(loadPanel, PartMissing, filters);
export const LazyFiltersMenu = lazyPart(async () => (await loadFilters()).FiltersMenu, Nothing, filters);
export const LazyFiltersChips = lazyPart(async () => (await loadFilters()).FiltersChips, Nothing, filters);
export const LazyFiltersNothing = lazyPart(
  async () => (await loadFilters()).FiltersNothing,
  PartMissing,
  filters,
);

const idle = 'web/pages/SearchPageIdle.tsx';
const loadIdle = () => import('./SearchPageIdle.tsx');

/** Where to begin has a script of its own too: who comes with words doesn't need it. */
export const LazySearchIdle = lazyPart(async () => (await loadIdle()).IdleParts, PartMissing, idle);
export const LazyNothingFound = lazyPart(async () => (await loadIdle()).NothingFound, PartMissing, idle);

export const preloadFilters = () =>
  Promise.all(
    [LazyFiltersPanel, LazyFiltersMenu, LazyFiltersChips, LazyFiltersNothing].map((part) => part.preload()),
  );
