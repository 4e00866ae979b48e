import type { ChoiceName, RangeName } from '@marquee/contracts/facets.ts';
import { facetWords } from '@marquee/contracts/facetWords.ts';

import type { TitleFacts } from '#titleFacts.ts';

import type { Fame } from './fameBands.ts';
import { sourcesOf } from './sourceOf.ts';

export type Derive = {
  fameOf: (title: Pick<TitleFacts, 'media' | 'popularity' | 'votes'>) => Fame;
  keywordName: (id: number) => string | undefined;
};

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

type Reader = (title: TitleFacts) => readonly (string | number)[];

/** How to read the values of each choice, as they stand in addresses. What is on in the cinema no title knows itself. */
export const choiceReaders = ({
  fameOf,
  keywordName,
}: Derive): Readonly<Record<Exclude<ChoiceName, 'showing'>, Reader>> => ({
  genre: ({ genres }) => genres,
  language: ({ language }) => known(language),
  country: ({ countries }) => countries,
  certification: ({ certification }) => among(facetWords.certification, known(certification)),
  mood: ({ moods }) => moods,
  keyword: ({ keywords }) => keywords,
  person: ({ cast, crew }) => [...cast, ...crew],
  actor: ({ cast }) => cast,
  maker: ({ makers }) => makers,
  writer: ({ media, writers }) => (media === 'movie' ? writers : []),
  fame: (title) => [fameOf(title)],
  source: ({ keywords }) => keywords.flatMap((id) => sourcesOf(keywordName(id) ?? '')),
  part: ({ inCollection }) => partOf(inCollection),
  network: ({ networks }) => networks,
  status: ({ media, status }) => (media === 'tv' ? among(facetWords.status, statusOf(status)) : []),
  form: ({ media, type }) => (media === 'tv' ? among(facetWords.form, formOf(type)) : []),
});

/** `NaN` where a number isn't known: no range holds it. */
export function rangesOf({ year, score, runtime, seasons }: TitleFacts): Record<RangeName, number> {
  return {
    year: year ?? Number.NaN,
    // Addresses say tenths, so that is what titles are measured in.
    score: score === null ? Number.NaN : Math.round(score * 10) / 10,
    runtime: runtime === null || runtime === 0 ? Number.NaN : runtime,
    seasons: seasons ?? Number.NaN,
  };
}
