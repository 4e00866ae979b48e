import type { PageModule } from '#web/api/pageModule.ts';

import type { PageShape } from './skeletons/PageWaiting.tsx';

/** Pages of the auth group import their layout themselves, so that no other page loads it. */
type Layout = 'main' | 'ask' | 'auth';

type RouteLook = {
  layout?: Layout;
  /** The page opens with a picture that reaches under the bar. */
  overlay?: boolean;
  /** Shown while the page's chunk is loading; the dots where there is none. */
  skeleton?: PageShape;
  /** The last of these that was left stays in the document, so that going back to it only shows it again. */
  kept?: boolean;
};

export type AppRoute = RouteLook & {
  path: string;
  /** Source path of the page, the key of its chunk in the build's manifest. */
  module: string;
  load: () => Promise<PageModule>;
};

const page = (path: string, name: string, load: AppRoute['load'], look: RouteLook = {}): AppRoute => ({
  ...look,
  path,
  module: `web/pages/${name}.tsx`,
  load,
});

const list = (path: string): AppRoute =>
  page(path, 'ListPage', () => import('#web/pages/ListPage.tsx'), { skeleton: 'list', kept: true });

/** Its head and grid are in the places of a list's. */
const discover = (path: string): AppRoute =>
  page(path, 'DiscoverPage', () => import('#web/pages/DiscoverPage.tsx'), { skeleton: 'list' });

const title: RouteLook = { overlay: true, skeleton: 'title' };

/** Every route of the product. Each page is a chunk of its own. */
export const routes: readonly AppRoute[] = [
  page('/', 'HomePage', () => import('#web/pages/HomePage.tsx'), { overlay: true, kept: true }),
  list('/now_playing'),
  list('/top_rated'),
  list('/top_popular'),
  list('/upcoming'),
  list('/series'),
  list('/series/top_rated'),
  list('/series/on_the_air'),
  discover('/discover'),
  discover('/discover/movie'),
  discover('/discover/tv'),
  page('/movie/:id', 'MoviePage', () => import('#web/pages/MoviePage.tsx'), title),
  page('/tv/:id', 'SeriesPage', () => import('#web/pages/SeriesPage.tsx'), title),
  page('/tv/:id/season/:season', 'SeasonPage', () => import('#web/pages/SeasonPage.tsx'), title),
  page('/person/:id', 'PersonPage', () => import('#web/pages/PersonPage.tsx')),
  page('/collection/:id', 'CollectionPage', () => import('#web/pages/CollectionPage.tsx'), title),
  page('/search', 'SearchPage', () => import('#web/pages/SearchPage.tsx')),
  page('/about', 'AboutPage', () => import('#web/pages/AboutPage.tsx')),
  page('/licences', 'LicencesPage', () => import('#web/pages/LicencesPage.tsx')),
  page('/ai', 'AskPage', () => import('#web/pages/AskPage.tsx'), { layout: 'ask' }),
  page('/signin', 'SignInPage', () => import('#web/pages/SignInPage.tsx'), { layout: 'auth' }),
  page('/signup', 'SignUpPage', () => import('#web/pages/SignUpPage.tsx'), { layout: 'auth' }),
  page('/forgot', 'ForgotPage', () => import('#web/pages/ForgotPage.tsx'), { layout: 'auth' }),
  page('/account', 'AccountPage', () => import('#web/pages/AccountPage.tsx')),
  page('/account/action', 'AccountActionPage', () => import('#web/pages/AccountActionPage.tsx'), {
    layout: 'auth',
  }),
  ...['/watchlist', '/seen', '/rated', '/hidden'].map((path) =>
    page(path, 'MarkListPage', () => import('#web/pages/MarkListPage.tsx')),
  ),
  page('/lists', 'ListsPage', () => import('#web/pages/ListsPage.tsx')),
  page('/lists/:list', 'OwnListPage', () => import('#web/pages/OwnListPage.tsx')),
  page('/import', 'TransferPage', () => import('#web/pages/TransferPage.tsx')),
  page('/list/:share', 'SharedListPage', () => import('#web/pages/SharedListPage.tsx')),
  page('*', 'NotFoundPage', () => import('#web/pages/NotFoundPage.tsx')),
];
