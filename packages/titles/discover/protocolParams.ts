import { type Choice, facetNames, type Filters, isRange, type Sort } from '@marquee/contracts/facets.ts';

import type { QueryParams } from '#ask.ts';

import { type Context, sayChoice } from './choiceParams.ts';
import { sayOrder } from './orderParams.ts';
import { together } from './params.ts';
import { sayRange } from './rangeParams.ts';

/** A question as the protocol's parameters, and its unsupported part. */
export type Said = { params: QueryParams; left: Filters; isOrdered: boolean };

const none: Choice = { in: [], out: [] };

/** Filters and order as parameters of `discover/movie` and `discover/tv`. */
export function protocolParams(filters: Filters, sort: Sort, context: Context): Said {
  const { media, today } = context;
  let params: QueryParams = {};
  const left: Filters = {};
  const add = (more: QueryParams) => {
    const both = together(params, more);
    params = both ?? params;
    return both !== null;
  };
  for (const name of facetNames) {
    if (isRange(name)) {
      const range = filters[name];
      const said = range && sayRange(name, range, media);
      if (range && !(said && add(said))) left[name] = range;
      continue;
    }
    const choice = filters[name] ?? none;
    const { said, left: unsaid } = sayChoice(name, choice, context);
    const [isIn, isOut] = said.map(add);
    const rest = { in: isIn ? unsaid.in : choice.in, out: isOut ? unsaid.out : choice.out };
    if (rest.in.length + rest.out.length > 0) left[name] = rest;
  }
  const order = sayOrder(sort, { media, filters, today });
  const isOrdered = order !== null && add(order);
  if (!isOrdered) add({ sort_by: 'popularity.desc' });
  return { params, left, isOrdered };
}
