import type { PageModule } from '#web/api/pageModule.ts';

export type Layout = 'main' | 'ask' | 'auth';

export type AppRoute = {
  path: string;
  layout: Layout;
  /** Source path of the page, the key of its chunk in the build's manifest. */
  module: string;
  load: () => Promise<PageModule>;
};

const page = (path: string, name: string, load: AppRoute['load'], layout: Layout = 'main'): AppRoute => ({
  path,
  layout,
  module: `web/pages/${name}.tsx`,
  load,
});

const list = () => import('#web/pages/ListPage.tsx');

/** Every route of the product. Each page is a chunk of its own. */
export const routes: readonly AppRoute[] = [
  page('/', 'HomePage', () => import('#web/pages/HomePage.tsx')),
  page('/now_playing', 'ListPage', list),
  page('/top_rated', 'ListPage', list),
  page('/top_popular', 'ListPage', list),
  page('/upcoming', 'ListPage', list),
  page('/series', 'ListPage', list),
  page('/series/top_rated', 'ListPage', list),
  page('/series/on_the_air', 'ListPage', list),
  page('/movie/:id', 'MoviePage', () => import('#web/pages/MoviePage.tsx')),
  page('/tv/:id', 'SeriesPage', () => import('#web/pages/SeriesPage.tsx')),
  page('/tv/:id/season/:season', 'SeasonPage', () => import('#web/pages/SeasonPage.tsx')),
  page('/person/:id', 'PersonPage', () => import('#web/pages/PersonPage.tsx')),
  page('/collection/:id', 'CollectionPage', () => import('#web/pages/CollectionPage.tsx')),
  page('/search', 'SearchPage', () => import('#web/pages/SearchPage.tsx')),
  page('/about', 'AboutPage', () => import('#web/pages/AboutPage.tsx')),
  page('/ai', 'AskPage', () => import('#web/pages/AskPage.tsx'), 'ask'),
  page('/signin', 'SignInPage', () => import('#web/pages/SignInPage.tsx'), 'auth'),
  page('/signup', 'SignUpPage', () => import('#web/pages/SignUpPage.tsx'), 'auth'),
  page('*', 'NotFoundPage', () => import('#web/pages/NotFoundPage.tsx')),
];
