import {
  type Choice,
  type ChoiceName,
  type FacetName,
  facetOf,
  facetsFor,
  type Filters,
  isRange,
  type Range,
} from '@marquee/contracts/facets.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import { type FacetTitle, fameBands, fameOf } from '@marquee/facets';

import { choiceReaders, rangesOf } from '../../../../packages/facets/columns/facetValues.ts';

/** The same answers computed by checking each title: slow and simple. */
export function plainBrowse(titles: readonly FacetTitle[], shown: { on: number[]; soon: number[] }) {
  const bands = fameBands(titles);
  const readers = choiceReaders((title) => fameOf(bands, title));

  const valuesOf = (title: FacetTitle, name: ChoiceName): readonly string[] => {
    if (name !== 'showing') return readers[name](title).map(String);
    if (title.media !== 'movie') return [];
    return [
      ...(shown.on.includes(title.id) ? ['now'] : []),
      ...(shown.soon.includes(title.id) ? ['soon'] : []),
    ];
  };
  const meetsRange = (value: number, { from, to }: Range) =>
    !Number.isNaN(value) && (from === null || value >= from) && (to === null || value <= to);
  const meetsChoice = (values: readonly string[], choice: Choice, name: ChoiceName) => {
    const isIn = (value: string) => values.includes(value);
    if (choice.out.some(isIn)) return false;
    if (choice.in.length === 0) return true;
    return facetOf(name).kind === 'all' ? choice.in.every(isIn) : choice.in.some(isIn);
  };
  const fits = (title: FacetTitle, filters: Filters) =>
    facetsFor(null)
      .concat(facetsFor(title.media))
      .every((name: FacetName) => {
        if (isRange(name)) {
          const range = filters[name];
          return !range || meetsRange(rangesOf(title)[name], range);
        }
        const choice = filters[name];
        return !choice || meetsChoice(valuesOf(title, name), choice, name);
      });

  return {
    valuesOf,
    fitting: (media: MediaType, filters: Filters) =>
      titles.filter((title) => title.media === media && fits(title, filters)),
  };
}

/** The filters without a value, or without all that they say of a facet. */
export function without(filters: Filters, name: string, value: string | null): Filters {
  const left = { ...filters };
  for (const facet of facetsFor('movie').concat(facetsFor('tv'))) {
    if (facet !== name) continue;
    if (value === null || isRange(facet)) {
      delete left[facet];
    } else {
      const { in: wanted = [], out = [] } = left[facet] ?? {};
      const others = (values: readonly string[]) => values.filter((other) => other !== value);
      left[facet] = { in: others(wanted), out: others(out) };
    }
  }
  return left;
}
