import { lazyPart } from '#web/platform/lazyPart.tsx';
import { PartMissing } from '#web/ui/StateMessage.tsx';

const filters = 'web/pages/SearchPageFilters.tsx';
const loadFilters = () => import('./SearchPageFilters.tsx');

async function loadPanel() {
  const { FiltersPanel, preloadPanel } = await loadFilters();
  await preloadPanel();
  return FiltersPanel;
}

/** The panel reports that the script is missing; beside it no other message is needed. */
const Nothing = () => null;

/** The filters have a script of their own, so that the results themselves respond sooner. */
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

/** The empty search has a script of its own, too: a visitor with words doesn't need it. */
export const LazySearchIdle = lazyPart(async () => (await loadIdle()).IdleParts, PartMissing, idle);
export const LazyNothingFound = lazyPart(async () => (await loadIdle()).NothingFound, PartMissing, idle);

export const preloadFilters = () =>
  Promise.all(
    [LazyFiltersPanel, LazyFiltersMenu, LazyFiltersChips, LazyFiltersNothing].map((part) => part.preload()),
  );
