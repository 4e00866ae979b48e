import type { ChoiceName, RangeName } from '#contracts/facets.ts';
import { facetWords } from '#contracts/facetWords.ts';
import type { TitleFacts } from '#server/browse/ports.ts';

import { type FameBands, fameOf } from './fameBands.ts';
import { sourcesOf } from './sourceOf.ts';

export type Derive = { bands: FameBands; keywordName: (id: number) => string | undefined };

const texts = (ids: readonly number[]): string[] => ids.map(String);
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

/** The values that a title has of every choice, as they stand in addresses. What is on in the cinema isn't among them. */
export function choicesOf(
  title: TitleFacts,
  { bands, keywordName }: Derive,
): Record<Exclude<ChoiceName, 'showing'>, readonly string[]> {
  return {
    genre: texts(title.genres),
    language: known(title.language),
    country: title.countries,
    certification: among(facetWords.certification, known(title.certification)),
    mood: title.moods,
    keyword: texts(title.keywords),
    person: texts([...title.cast, ...title.crew]),
    actor: texts(title.cast),
    maker: texts(title.makers),
    writer: title.media === 'movie' ? texts(title.writers) : [],
    fame: [fameOf(bands, title.media, title.popularity)],
    source: title.keywords.flatMap((id) => sourcesOf(keywordName(id) ?? '')),
    part: partOf(title.inCollection),
    network: texts(title.networks),
    status: title.media === 'tv' ? among(facetWords.status, statusOf(title.status)) : [],
    form: title.media === 'tv' ? among(facetWords.form, formOf(title.type)) : [],
  };
}

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
