import type { MoviePageData, TvPageData } from '@marquee/contracts/tmdb/details.ts';
import type { RecommendationPage, WatchProviders } from '@marquee/contracts/tmdb/extras.ts';
import type { Loose } from '@marquee/contracts/tmdb/loose.ts';

import { listedMovie, type ListedMovie, listedSeries, type ListedSeries } from './listPages.ts';
import { named, nameds } from './named.ts';
import { type Langs, type WatchRegion, watchWays } from './titleModel.ts';

/** The answer for a page, with the languages of its texts where they aren't the page's. */
export type LooseAnswer<PageData> = Loose<PageData> & { langs?: Langs };

type Maybe<Value> = Loose<Value> | null | undefined;

/** A row of recommendations is as long as a row on the page. */
const longestRow = 14;

/** An address that is safe in a link: other schemes than the web's are left out. */
function webAddress(address: string | null | undefined): string | null {
  return address && /^https?:\/\/\S+$/i.test(address) ? address : null;
}

function recommended(page: Maybe<RecommendationPage>): (ListedMovie | ListedSeries)[] {
  return (page?.results ?? [])
    .slice(0, longestRow)
    .map((item) => (item.media_type === 'tv' ? listedSeries(item) : listedMovie(item)));
}

function watchRegions(providers: Maybe<WatchProviders>): WatchRegion[] {
  return Object.entries(providers?.results ?? {}).flatMap(([region, offers]) => {
    const link = webAddress(offers?.link);
    const ways = watchWays.flatMap((way) => {
      const services = offers?.[way];
      return Array.isArray(services) && services.length > 0
        ? [{ way, names: services.flatMap(({ provider_name }) => provider_name ?? []) }]
        : [];
    });
    return link !== null && ways.length > 0 ? [{ region, link, ways }] : [];
  });
}

const texts = ({ tagline, overview, langs }: LooseAnswer<MoviePageData | TvPageData>) => ({
  tagline: tagline ?? '',
  overview: overview ?? '',
  langs,
});

/** What films and series have in common, out of the protocol's shape. */
export function sharedParts(
  title: LooseAnswer<MoviePageData> | LooseAnswer<TvPageData>,
  translated: string | null | undefined,
  original: string | null | undefined,
) {
  const name = translated || original || '';
  const videos = title.videos?.results ?? [];
  return {
    id: title.id,
    name,
    originalName: !original || original === name ? null : original,
    ...texts(title),
    poster: title.poster_path ?? null,
    backdrop: title.backdrop_path ?? null,
    score: title.vote_average ?? 0,
    votes: title.vote_count ?? 0,
    isEstimate: videos.some(({ site }) => site === 'Marquee'),
    genres: nameds(title.genres),
    // The protocol's code for an unknown language.
    language: title.original_language ?? 'xx',
    countries: title.origin_country ?? [],
    homepage: webAddress(title.homepage),
    cast: named(title.credits?.cast, ({ character }) => ({ part: character ?? '' })),
    crew: named(title.credits?.crew, ({ job, department }) => ({
      job: job ?? '',
      department: department ?? '',
    })),
    videos,
    watch: watchRegions(title['watch/providers']),
    recommended: recommended(title.recommendations),
  };
}
