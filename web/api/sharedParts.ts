import type { TvPageData, MoviePageData } from '#contracts/tmdb/details.ts';
import type { RecommendationPage, WatchProviders } from '#contracts/tmdb/extras.ts';

import { listedMovie, type ListedMovie, listedSeries, type ListedSeries } from './listPages.ts';
import { type CastMember, type CrewMember, type Named, type WatchRegion, watchWays } from './titleModel.ts';

/** A row of recommendations is as long as a row on the page. */
const longestRow = 14;

/** An address that may stand in a link: other schemes than the web's are left out. */
function webAddress(address: string | null): string | null {
  return address && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : null;
}

export const named = ({ id, name }: Named): Named => ({ id, name });

type PersonOfCast = { id: number; name: string; character: string };
type PersonOfCrew = { id: number; name: string; job: string; department: string };

const castMember = ({ id, name, character }: PersonOfCast): CastMember => ({ id, name, part: character });
const crewMember = ({ id, name, job, department }: PersonOfCrew): CrewMember => ({
  id,
  name,
  job,
  department,
});

function recommended({ results }: RecommendationPage): (ListedMovie | ListedSeries)[] {
  return results
    .slice(0, longestRow)
    .map((item) => (item.media_type === 'movie' ? listedMovie(item) : listedSeries(item)));
}

function watchRegions({ results }: WatchProviders): WatchRegion[] {
  return Object.entries(results).flatMap(([region, offers]) => {
    const link = webAddress(offers.link);
    const ways = watchWays.flatMap((way) => {
      const given = offers[way];
      return Array.isArray(given) && given.length > 0
        ? [{ way, names: given.map(({ provider_name }) => provider_name) }]
        : [];
    });
    return link !== null && ways.length > 0 ? [{ region, link, ways }] : [];
  });
}

/** What films and series have in common, out of the protocol's shape. */
export const sharedParts = (title: MoviePageData | TvPageData, name: string, originalName: string) => ({
  id: title.id,
  name,
  originalName: originalName === '' || originalName === name ? null : originalName,
  tagline: title.tagline,
  overview: title.overview,
  poster: title.poster_path,
  backdrop: title.backdrop_path,
  score: title.vote_average,
  votes: title.vote_count,
  isEstimate: title.videos.results.some(({ site }) => site === 'Marquee'),
  genres: title.genres.map(named),
  language: title.original_language,
  countries: title.origin_country,
  homepage: webAddress(title.homepage),
  cast: title.credits.cast.map(castMember),
  crew: title.credits.crew.map(crewMember),
  videos: title.videos.results,
  watch: watchRegions(title['watch/providers']),
  recommended: recommended(title.recommendations),
});
