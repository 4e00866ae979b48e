import type { ChoiceName, FacetName, RangeName } from '#contracts/facets.ts';
import { type Bins, binOf } from '#server/browse/answer/bins.ts';
import { eachCode } from '#server/browse/columns/choiceColumn.ts';
import { choiceNames, rangeNames, type TitleColumns } from '#server/browse/columns/titleColumns.ts';

import type { Condition } from './conditions.ts';
import { createFailuresOf, soleFacet } from './failuresOf.ts';

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
  conditions: readonly Condition[];
  /** The one facet whose values are wanted; without it, those of all. */
  only?: ChoiceName;
};

/** Looks at each title once. */
export function tally(
  columns: TitleColumns,
  rows: ArrayLike<number>,
  { conditions, spread, only }: CountAsked & { spread: Spread },
): Tally {
  const counted = only === undefined ? choiceNames : [only];
  const measured = only === undefined ? rangeNames : [];
  const failuresOf = createFailuresOf(columns, conditions);
  const counts = perName(choiceNames, (name) => new Uint32Array(columns.choices[name].values.length));
  const bins = perName(rangeNames, (name) => new Uint32Array(spread[name]?.count ?? 0));
  const found: Tally = {
    fitting: [],
    counts,
    bins,
    alone: new Uint32Array(conditions.length),
    within: new Map(),
  };

  const countChoice = (name: ChoiceName, row: number) => {
    const own = counts[name];
    eachCode(columns.choices[name], row, (code) => {
      own[code] = (own[code] ?? 0) + 1;
    });
  };
  const countRange = (name: RangeName, row: number) => {
    const value = columns.ranges[name][row] ?? Number.NaN;
    const asked = spread[name];
    if (asked === null || Number.isNaN(value)) return;
    const bin = binOf(name, asked, value);
    bins[name][bin] = (bins[name][bin] ?? 0) + 1;
  };
  const countMiss = (failed: readonly number[], row: number) => {
    const facet = soleFacet(conditions, failed);
    if (facet === null) return;
    found.within.set(facet, (found.within.get(facet) ?? 0) + 1);
    const [number = -1, more] = failed;
    const condition = conditions[number];
    if (condition === undefined || more !== undefined) return;
    found.alone[number] = (found.alone[number] ?? 0) + 1;
    if (condition.side === 'range') countRange(condition.name, row);
    if (condition.side === 'some') countChoice(condition.name, row);
  };

  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place] ?? -1;
    const failed = failuresOf(row, 1);
    if (failed.length > 0) {
      countMiss(failed, row);
      continue;
    }
    found.fitting.push(place);
    for (const name of counted) countChoice(name, row);
    for (const name of measured) countRange(name, row);
  }
  return found;
}

function perName<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are all names
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}
