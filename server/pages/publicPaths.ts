import { paths } from '@marquee/contracts/paths.ts';

type Listed = { id: number; name: string };

/** What the catalogue lists for the sitemap. */
export type PublicTitles = {
  films: () => readonly Listed[];
  series: () => readonly Listed[];
  seasons: () => readonly (Listed & { season: number })[];
  people: () => readonly Listed[];
  collections: () => readonly Listed[];
};

const fixed = [
  paths.home,
  paths.nowPlaying,
  paths.popular,
  paths.topRated,
  paths.upcoming,
  paths.series,
  paths.seriesTopRated,
  paths.seriesOnTheAir,
  paths.discover('movie'),
  paths.discover('tv'),
  paths.ask,
  paths.about,
];

/** Paths of all pages that search engines may show, the best known first within each kind. */
export function* publicPathsOf(titles: PublicTitles): Generator<string> {
  yield* fixed;
  for (const { id, name } of titles.films()) yield paths.title('movie', id, name);
  for (const { id, name } of titles.series()) yield paths.title('tv', id, name);
  for (const { id, name } of titles.collections()) yield paths.collection(id, name);
  for (const { id, name } of titles.people()) yield paths.person(id, name);
  for (const { id, name, season } of titles.seasons()) yield paths.season(id, name, season);
}
