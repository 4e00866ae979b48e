import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

type Listed = { id: number; name: string };
type Lists<Season extends Listed> = {
  films: () => readonly Listed[];
  series: () => readonly Listed[];
  seasons: () => readonly Season[];
};

/**
 * The titles that have a page here, under TMDB's numbers: those that were found there. People and collections have
 * numbers of our own making only.
 */
export function listedAtTmdb<Season extends Listed>(
  own: Lists<Season>,
  liveOf: (title: TitleId) => TitleId | null | undefined,
) {
  const found = <One extends Listed>(media: MediaType, listed: readonly One[]): One[] =>
    listed.flatMap((one) => {
      const live = liveOf({ media, id: one.id });
      return live ? [{ ...one, id: live.id }] : [];
    });
  return {
    films: () => found('movie', own.films()),
    series: () => found('tv', own.series()),
    seasons: () => found('tv', own.seasons()),
    people: () => [],
    collections: () => [],
  };
}
