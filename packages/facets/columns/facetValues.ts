import type { ChoiceName, RangeName } from '@marquee/contracts/facets.ts';
import { facetWords } from '@marquee/contracts/facetWords.ts';

import type { FacetTitle } from '#facetTitle.ts';

import type { Fame } from './fameBands.ts';
import { sourcesOf } from './sourceOf.ts';

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
