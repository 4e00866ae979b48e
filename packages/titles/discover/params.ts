import type { QueryParams } from '#ask.ts';

const atLeast = /\.gte$/;
const atMost = /\.lte$/;
const kept = /^without_/;

/** Merges two values of one parameter; null where it can't express both. */
function joined(name: string, a: QueryParams[string], b: QueryParams[string]): QueryParams[string] | null {
  if (a === b) return a;
  if (typeof a === 'number' && typeof b === 'number') {
    if (atLeast.test(name)) return Math.max(a, b);
    if (atMost.test(name)) return Math.min(a, b);
  }
  return kept.test(name) ? `${a},${b}` : null;
}

/** Both sets of parameters together; null where they contradict each other. */
export function together(a: QueryParams, b: QueryParams): QueryParams | null {
  const all: Record<string, QueryParams[string]> = { ...a };
  for (const [name, value] of Object.entries(b)) {
    const before = all[name];
    const both = before === undefined ? value : joined(name, before, value);
    if (both === null) return null;
    all[name] = both;
  }
  return all;
}
