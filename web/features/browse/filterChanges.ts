import {
  type Choice,
  type ChoiceName,
  type FacetName,
  facetNames,
  type Filters,
  isRange,
  type Range,
  type RangeName,
} from '@marquee/contracts/facets.ts';

/** A value is included, excluded, or neither. */
export type ChoiceState = 'in' | 'out' | null;

const nothing: Choice = { in: [], out: [] };

export function stateOf(filters: Filters, name: ChoiceName, value: string): ChoiceState {
  const choice = filters[name] ?? nothing;
  return choice.in.includes(value) ? 'in' : choice.out.includes(value) ? 'out' : null;
}

/** The filters without one facet. */
function withoutFacet(filters: Filters, name: FacetName): Filters {
  const { [name]: _, ...rest } = filters;
  return rest;
}

/** The filters with one value included, excluded, or removed. A present value keeps its place. */
export function withState(filters: Filters, name: ChoiceName, value: string, state: ChoiceState): Filters {
  const choice = filters[name] ?? nothing;
  const side = (values: readonly string[], isHere: boolean) =>
    isHere && values.includes(value)
      ? values
      : [...values.filter((one) => one !== value), ...(isHere ? [value] : [])];
  const changed: Choice = { in: side(choice.in, state === 'in'), out: side(choice.out, state === 'out') };
  const rest = withoutFacet(filters, name);
  return changed.in.length + changed.out.length === 0 ? rest : { ...rest, [name]: changed };
}

/** The filters with another range; none where both ends are open. */
export function withRange(filters: Filters, name: RangeName, range: Range | null): Filters {
  const rest = withoutFacet(filters, name);
  return range === null || (range.from === null && range.to === null) ? rest : { ...rest, [name]: range };
}

/** One thing that is set: a value of a choice, or a whole range. */
export type SetFilter =
  | { name: ChoiceName; value: string; state: 'in' | 'out' }
  | { name: RangeName; range: Range };

/** Everything that is set, in the order of the panel. */
export function setFilters(filters: Filters): SetFilter[] {
  return facetNames.flatMap((name): SetFilter[] => {
    if (isRange(name)) {
      const range = filters[name];
      return range ? [{ name, range }] : [];
    }
    const choice = filters[name] ?? nothing;
    const side = (state: 'in' | 'out') => choice[state].map((value) => ({ name, value, state }));
    return side('in').concat(side('out'));
  });
}

/** The filters without one thing that is set. */
export const withoutFilter = (filters: Filters, set: SetFilter): Filters =>
  'range' in set ? withoutFacet(filters, set.name) : withState(filters, set.name, set.value, null);
