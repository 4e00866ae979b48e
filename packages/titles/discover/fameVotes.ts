import type { facetWords } from '@marquee/contracts/facetWords.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

import type { QueryParams } from '#ask.ts';

type Fame = (typeof facetWords.fame)[number];

/** Ranks of millions of titles are unknown. The number of votes says as much. */
const votes: Readonly<Record<MediaType, { famous: number; known: number }>> = {
  movie: { famous: 4000, known: 400 },
  tv: { famous: 1000, known: 100 },
};

export function fameByVotes({ media, votes: count }: { media: MediaType; votes: number | null }): Fame {
  const { famous, known } = votes[media];
  const given = count ?? 0;
  return given >= famous ? 'famous' : given >= known ? 'known' : 'hidden';
}

/** One run of votes; null where there is a gap in it. */
export function fameParams(media: MediaType, bands: readonly string[]): QueryParams | null {
  const { famous, known } = votes[media];
  const has = (band: Fame) => bands.includes(band);
  if (has('famous') && has('hidden')) return has('known') ? {} : null;
  return {
    ...(!has('hidden') && { 'vote_count.gte': has('known') ? known : famous }),
    ...(!has('famous') && { 'vote_count.lte': (has('known') ? famous : known) - 1 }),
  };
}
