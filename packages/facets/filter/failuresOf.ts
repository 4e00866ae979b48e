import type { ChoiceName, FacetName } from '@marquee/contracts/facets.ts';

import { type ChoiceColumn, eachCode } from '#columns/choiceColumn.ts';
import type { TitleColumns } from '#columns/titleColumns.ts';

import type { FilterCondition } from './conditions.ts';

/** Adds the numbers of the conditions that a row doesn't meet. */
type Check = (row: number, failed: number[]) => void;

function rangeCheck(column: Float64Array, from: number, to: number, number: number): Check {
  return (row, failed) => {
    const value = column[row] ?? Number.NaN;
    if (!(value >= from && value <= to)) failed.push(number);
  };
}

type Numbered<Side extends FilterCondition['side']> = Extract<FilterCondition, { side: Side }> & {
  number: number;
};

function choiceCheck(column: ChoiceColumn, conditions: readonly Numbered<'each' | 'some' | 'out'>[]): Check {
  const each = conditions.filter((condition) => condition.side === 'each');
  const some = conditions.find((condition) => condition.side === 'some');
  const codeOf = (value: string) => column.codeOf.get(value) ?? -1;
  const placeOf = new Map(each.map(({ value }, place) => [codeOf(value), place]));
  const wanted = new Set(some?.values.map(codeOf));
  const keptOut = new Map(
    conditions.flatMap((condition) =>
      condition.side === 'out' ? [[codeOf(condition.value), condition.number] as const] : [],
    ),
  );
  return (row, failed) => {
    let met = 0;
    let any = some === undefined;
    eachCode(column, row, (code) => {
      const place = placeOf.get(code);
      if (place !== undefined) met |= 1 << place;
      if (!any && wanted.has(code)) any = true;
      const out = keptOut.get(code);
      if (out !== undefined) failed.push(out);
    });
    if (!any && some) failed.push(some.number);
    for (const [place, { number }] of each.entries()) if ((met & (1 << place)) === 0) failed.push(number);
  };
}

/** A check for each facet that has conditions; the cheap ones first. */
function checksOf(columns: TitleColumns, conditions: readonly FilterCondition[]): Check[] {
  const numbered = conditions.map((condition, number) => ({ ...condition, number }));
  const ranges = numbered.flatMap((condition) =>
    condition.side === 'range'
      ? [rangeCheck(columns.ranges[condition.name], condition.from, condition.to, condition.number)]
      : [],
  );
  const choices = new Map<ChoiceName, Numbered<'each' | 'some' | 'out'>[]>();
  for (const condition of numbered) {
    if (condition.side === 'range') continue;
    choices.set(condition.name, [...(choices.get(condition.name) ?? []), condition]);
  }
  return [...ranges, ...[...choices].map(([name, own]) => choiceCheck(columns.choices[name], own))];
}

/** Counts how often a title was compared with conditions: the cost of a question. */
export type FilterWork = { titles: number };

/**
 * Which conditions a row doesn't meet, by number, in no order. With `upTo`, looking stops once conditions of more
 * facets than that have failed. The list is only good until the next call.
 */
export function createFailuresOf(
  columns: TitleColumns,
  conditions: readonly FilterCondition[],
  work: FilterWork,
) {
  const checks = checksOf(columns, conditions);
  const failed: number[] = [];
  return (row: number, upTo = Number.POSITIVE_INFINITY): readonly number[] => {
    work.titles += 1;
    failed.length = 0;
    let facets = 0;
    for (const check of checks) {
      const before = failed.length;
      check(row, failed);
      if (failed.length > before) facets += 1;
      if (facets > upTo) break;
    }
    return failed;
  };
}

/** The facet that all of the conditions belong to; null where there are several. */
export function soleFacet(
  conditions: readonly FilterCondition[],
  failed: readonly number[],
): FacetName | null {
  const name = conditions[failed[0] ?? -1]?.name;
  return name !== undefined && failed.every((number) => conditions[number]?.name === name) ? name : null;
}
