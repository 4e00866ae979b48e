import type { ChoiceName, RangeName } from '@marquee/contracts/facets.ts';
import { facetWords } from '@marquee/contracts/facetWords.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

import type { FacetTitle } from '#facetTitle.ts';

type Fame = (typeof facetWords.fame)[number];

/** From which popularity on a title is famous, and from which on it is known. */
type FameBands = Readonly<Record<MediaType, { famous: number; known: number }>>;

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

type Source = (typeof facetWords.source)[number];

/** What keywords say about what a title is made after. */
const sources: Readonly<Record<string, readonly Source[]>> = {
  'based on novel or book': ['novel'],
  'based on young adult novel': ['novel'],
  "based on children's book": ['novel'],
  'based on short story': ['short-story'],
  'based on true story': ['true-story'],
  biography: ['true-story'],
  'based on memoir or autobiography': ['true-story', 'novel'],
  'based on article': ['true-story'],
  'based on comic': ['comic'],
  'based on manga': ['comic'],
  'based on play or musical': ['play'],
  'shakespeare adaptation': ['play'],
  'based on tv series': ['series'],
  'based on animated series': ['series'],
  'based on anime': ['series'],
  'based on sketch': ['series'],
  'based on video game': ['video-game'],
  'fairy tale': ['fairy-tale'],
  'based on fairy tale': ['fairy-tale'],
  remake: ['film'],
  'live action remake': ['film'],
  'based on movie': ['film'],
  'based on short film': ['film'],
};

const sourcesOf = (keyword: string): readonly Source[] =>
  Object.hasOwn(sources, keyword) ? (sources[keyword] ?? []) : [];

export type FameOf = (title: Pick<FacetTitle, 'media' | 'popularity' | 'votes'>) => Fame;

const known = (value: string | null): string[] => (value === null || value === '' ? [] : [value]);
const slugOf = (words: string) => words.toLowerCase().replaceAll(' ', '-');

const statusOf = (status: string | null): string[] =>
  known(status).map((words) => (words === 'Returning Series' ? 'returning' : slugOf(words)));
const formOf = (type: string | null): string[] => known(type).map(slugOf);
const among = (words: readonly string[], values: readonly string[]) =>
  values.filter((value) => words.includes(value));

function partOf(inCollection: boolean | null): string[] {
  return inCollection === null ? [] : [inCollection ? 'collection' : 'alone'];
}

const idsOf = (all: readonly { id: number }[]) => all.map(({ id }) => id);

type Reader = (title: FacetTitle) => readonly (string | number)[];

/** How to read the values of each choice, as written in URLs. Whether it is on in the cinema is not part of a title. */
export const choiceReaders = (fameOf: FameOf): Readonly<Record<Exclude<ChoiceName, 'showing'>, Reader>> => ({
  genre: ({ genres }) => genres,
  language: ({ language }) => known(language),
  country: ({ countries }) => countries,
  certification: ({ certification }) => among(facetWords.certification, known(certification)),
  mood: ({ moods }) => moods,
  keyword: ({ keywords }) => idsOf(keywords),
  person: ({ cast, crew }) => [...idsOf(cast), ...idsOf(crew)],
  actor: ({ cast }) => idsOf(cast),
  maker: ({ makers }) => idsOf(makers),
  writer: ({ media, writers }) => (media === 'movie' ? idsOf(writers) : []),
  fame: (title) => [fameOf(title)],
  source: ({ keywords }) => keywords.flatMap((keyword) => sourcesOf(keyword.name)),
  part: ({ inCollection }) => partOf(inCollection),
  network: ({ networks }) => idsOf(networks),
  status: ({ media, status }) => (media === 'tv' ? among(facetWords.status, statusOf(status)) : []),
  form: ({ media, type }) => (media === 'tv' ? among(facetWords.form, formOf(type)) : []),
});

/** `NaN` where a number isn't known: no range contains it. */
export function rangesOf({ year, score, runtime, seasons }: FacetTitle): Record<RangeName, number> {
  return {
    year: year ?? Number.NaN,
    // Addresses use tenths, so titles are measured in them.
    score: score === null ? Number.NaN : Math.round(score * 10) / 10,
    runtime: runtime === null || runtime === 0 ? Number.NaN : runtime,
    seasons: seasons ?? Number.NaN,
  };
}
