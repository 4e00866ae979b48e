import type { ChoiceName, FacetName, RangeName } from '@marquee/contracts/facets.ts';

import { binOf, type Bins } from '#answer/bins.ts';
import type { ChoiceColumn } from '#columns/choiceColumn.ts';
import { choiceNames, rangeNames, type TitleColumns } from '#columns/titleColumns.ts';

import type { FilterCondition } from './conditions.ts';
import { createFailuresOf, type FilterWork, soleFacet } from './failuresOf.ts';

export type Spread = Readonly<Record<RangeName, Bins | null>>;

/** What one pass over titles counts. */
export type Tally = {
  /** Places in `rows` of the titles that meet every condition. */
  fitting: number[];
  /** By code: titles that have the value and fit, but for what is chosen of the same facet where one value is enough. */
  counts: Readonly<Record<ChoiceName, Uint32Array>>;
  /** By bin: titles that fit but for the range itself. */
  bins: Readonly<Record<RangeName, Uint32Array>>;
  /** By condition: titles that fail it and nothing else. */
  alone: Uint32Array;
  /** Titles that fail conditions of one facet and of no other. */
  within: Map<FacetName, number>;
};

export type CountAsked = {
  conditions: readonly FilterCondition[];
  /** The one facet whose values are wanted; without it, those of all. */
  only?: ChoiceName;
};

type Add = (row: number) => void;

/** Counts the values of a row. */
function choiceCounter({ starts, codes }: ChoiceColumn, counts: Uint32Array): Add {
  return (row) => {
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? end; at < end; at += 1) {
      const code = codes[at] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  };
}

function rangeCounter(name: RangeName, column: Float64Array, spread: Bins | null, bins: Uint32Array): Add {
  return (row) => {
    const value = column[row] ?? Number.NaN;
    if (spread === null || Number.isNaN(value)) return;
    const bin = binOf(name, spread, value);
    bins[bin] = (bins[bin] ?? 0) + 1;
  };
}

/** Looks at each title once. */
export function tally(
  { columns, rows }: { columns: TitleColumns; rows: ArrayLike<number> },
  { conditions, only }: CountAsked,
  { spread, work }: { spread: Spread; work: FilterWork },
): Tally {
  const counts = perName(choiceNames, (name) => new Uint32Array(columns.choices[name].values.length));
  const bins = perName(rangeNames, (name) => new Uint32Array(spread[name]?.count ?? 0));
  const choiceAdders = perName(choiceNames, (name) => choiceCounter(columns.choices[name], counts[name]));
  const rangeAdders = perName(rangeNames, (name) =>
    rangeCounter(name, columns.ranges[name], spread[name], bins[name]),
  );
  const fitting: number[] = [];
  const alone = new Uint32Array(conditions.length);
  const within: Tally['within'] = new Map();

  const countMiss = (failed: readonly number[], row: number) => {
    const facet = soleFacet(conditions, failed);
    if (facet === null) return;
    within.set(facet, (within.get(facet) ?? 0) + 1);
    const [number = -1, more] = failed;
    const condition = conditions[number];
    if (condition === undefined || more !== undefined) return;
    alone[number] = (alone[number] ?? 0) + 1;
    if (condition.side === 'range') rangeAdders[condition.name](row);
    if (condition.side === 'some') choiceAdders[condition.name](row);
  };

  const failuresOf = createFailuresOf(columns, conditions, work);
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place] ?? -1;
    const failed = failuresOf(row, 1);
    if (failed.length === 0) fitting.push(place);
    else countMiss(failed, row);
  }
  const wanted = only === undefined ? choiceNames : [only];
  const adders = [
    ...wanted.map((name) => choiceAdders[name]),
    ...rangeNames.map((name) => rangeAdders[name]),
  ];
  for (const add of adders) for (const place of fitting) add(rows[place] ?? -1);
  return { fitting, counts, bins, alone, within };
}

function perName<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}
