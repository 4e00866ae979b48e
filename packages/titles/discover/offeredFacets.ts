import type { FacetAnswer, FacetOption } from '@marquee/contracts/browse.ts';
import {
  type ChoiceName,
  facetOf,
  facetsFor,
  type Filters,
  isRange,
  type RangeName,
} from '@marquee/contracts/facets.ts';
import { facetWords } from '@marquee/contracts/facetWords.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

import { choiceParams } from './choiceParams.ts';
import type { NameOf } from './chosenNames.ts';
import { countries, countryName, genres, languageName, languages } from './knownValues.ts';
import type { NetworkNames } from './networks.ts';

/** Of numbers: those of networks are known, the others were asked for. */
type Names = { nameOf: NameOf; networks: NetworkNames };
type Ends = { from: number; to: number };

const ends = (name: RangeName, today: Date): Ends | null => {
  if (name === 'year') return { from: 1900, to: today.getUTCFullYear() + 1 };
  if (name === 'score') return { from: 0, to: 10 };
  return name === 'runtime' ? { from: 0, to: 240 } : null;
};

const certifications = ['G', 'PG', 'PG-13', 'R', 'NC-17', 'NR'];

/** The values that can be listed. Those of the other facets are found by typing. */
const listed: Partial<Record<ChoiceName, (media: MediaType, networks: NetworkNames) => readonly string[]>> = {
  genre: (media) => genres[media].map(String),
  language: () => languages,
  country: () => countries,
  certification: () => certifications,
  network: (_, networks) => [...networks.keys()],
  fame: () => facetWords.fame,
  source: () => facetWords.source,
  showing: () => facetWords.showing,
  status: () => facetWords.status,
  form: () => facetWords.form,
};

export function labelOf(name: ChoiceName, value: string, { nameOf, networks }: Names): string | null {
  if (name === 'language') return languageName(value);
  if (name === 'country') return countryName(value);
  return (name === 'network' ? networks.get(value) : undefined) ?? nameOf(name, value);
}

/** Whether a facet can be asked for: by itself, or through what a person has made. */
const isOffered = (name: ChoiceName, media: MediaType): boolean =>
  choiceParams[media][name] !== undefined ||
  name === 'person' ||
  name === 'actor' ||
  name === 'maker' ||
  name === 'writer';

/** The values of a facet that can be listed and asked for. */
export const listedValues = (name: ChoiceName, media: MediaType, networks: NetworkNames): readonly string[] =>
  isOffered(name, media) ? (listed[name]?.(media, networks) ?? []) : [];

const optionOf = (name: ChoiceName, value: string, names: Names): FacetOption => ({
  value,
  label: labelOf(name, value, names),
  count: null,
});

/** What titles can be narrowed by without counts: every value that can be asked for, and every chosen one. */
export function offeredFacets(
  media: MediaType,
  filters: Filters,
  { today, ...names }: Names & { today: Date },
): FacetAnswer[] {
  return facetsFor(media).flatMap((name): FacetAnswer[] => {
    if (isRange(name)) {
      const range = ends(name, today);
      return range ? [{ name, bins: [{ ...range, count: null }] }] : [];
    }
    const chosen = [...(filters[name]?.in ?? []), ...(filters[name]?.out ?? [])];
    if (!isOffered(name, media) && chosen.length === 0) return [];
    const values = [...new Set([...listedValues(name, media, names.networks), ...chosen])];
    const options = values.map((value) => optionOf(name, value, names));
    return options.length > 0 || facetOf(name).completes ? [{ name, options }] : [];
  });
}
