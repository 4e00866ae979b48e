import type { Completions } from '@marquee/contracts/browse.ts';
import type { ChoiceName } from '@marquee/contracts/facets.ts';
import {
  type AskedFilters,
  conditionsOf,
  count,
  type LabelOf,
  type Pool,
  valueCounts,
} from '@marquee/facets';

import type { FilterableTitles } from './filterableTitles.ts';
import { createNameIndex, type NameIndex } from './nameIndex.ts';

const mostOptions = 10;

type Completing = { name: ChoiceName; typed: string; asked: AskedFilters; pool: Pool };

/** A person's name is the same in every craft. */
const indexOf = (name: ChoiceName): ChoiceName =>
  name === 'actor' || name === 'maker' || name === 'writer' ? 'person' : name;

const nameOf = (labelOf: LabelOf, name: ChoiceName, value: string) =>
  labelOf(name, value) ?? value.replaceAll('-', ' ');

type Option = { value: string; nearness: number; count: number };

/** The exact name first, then by number of remaining titles; those with none last. */
const order = (a: Option, b: Option) =>
  Number(b.nearness === 2) - Number(a.nearness === 2) || b.count - a.count || b.nearness - a.nearness;

/** Values of a facet while the visitor types, each with the titles that would remain. */
export function createComplete({ columns, labelOf }: Pick<FilterableTitles, 'columns' | 'labelOf'>) {
  const indexes = new Map<ChoiceName, NameIndex>();
  const indexFor = (name: ChoiceName): NameIndex => {
    const known = indexes.get(name);
    if (known) return known;
    const { values } = columns().choices[name];
    const index = createNameIndex(values.map((value) => ({ value, name: nameOf(labelOf, name, value) })));
    indexes.set(name, index);
    return index;
  };

  return ({ name, typed, asked, pool }: Completing): Completions => {
    const counted = count(pool, { conditions: conditionsOf(asked.filters), only: name });
    const { values, counts } = valueCounts(counted, name);
    const left = new Map(
      values.flatMap((value, code) => (counts[code] ? [[value, counts[code]] as const] : [])),
    );
    const chosen = new Set([...(asked.filters[name]?.in ?? []), ...(asked.filters[name]?.out ?? [])]);
    const { codeOf } = columns().choices[name];
    const found =
      typed.trim() === ''
        ? [...left.keys()].map((value) => ({ value, nearness: 0 }))
        : indexFor(indexOf(name)).find(typed);
    const options = found.flatMap(({ value, nearness }): Option[] =>
      codeOf.has(value) && !chosen.has(value) ? [{ value, nearness, count: left.get(value) ?? 0 }] : [],
    );
    return {
      options: options
        .sort(order)
        .slice(0, mostOptions)
        .map(({ value, count }) => ({ value, label: labelOf(name, value), count })),
    };
  };
}
