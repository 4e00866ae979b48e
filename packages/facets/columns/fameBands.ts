import type { facetWords } from '@marquee/contracts/facetWords.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

export type Fame = (typeof facetWords.fame)[number];

/** From which popularity on a title is famous, and from which on it is known. */
export type FameBands = Readonly<Record<MediaType, { famous: number; known: number }>>;

const famousShare = 0.2;
const hiddenShare = 1 / 3;

/** Borders by rank: films and series are measured by their own. */
export function fameBands(titles: readonly { media: MediaType; popularity: number }[]): FameBands {
  const bordersOf = (media: MediaType) => {
    const descending = titles
      .flatMap((title) => (title.media === media ? [title.popularity] : []))
      .sort((a, b) => b - a);
    const at = (share: number) =>
      descending[Math.round(descending.length * share) - 1] ?? Number.POSITIVE_INFINITY;
    return { famous: at(famousShare), known: at(1 - hiddenShare) };
  };
  return { movie: bordersOf('movie'), tv: bordersOf('tv') };
}

export function fameOf(
  bands: FameBands,
  { media, popularity }: { media: MediaType; popularity: number },
): Fame {
  const { famous, known } = bands[media];
  return popularity >= famous ? 'famous' : popularity >= known ? 'known' : 'hidden';
}
