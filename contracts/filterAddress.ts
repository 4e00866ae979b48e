import {
  type Choice,
  type FacetName,
  facetNames,
  facetOf,
  facetsFor,
  type Filters,
  isRange,
  type Range,
} from './facets.ts';
import type { MediaType } from './paths.ts';

/** More values of one facet than anyone means; the rest isn't read. */
const mostValues = 20;
const longestValue = 40;
const number = /^\d{1,4}(?:\.\d)?$/;

/** An ignored piece of an address: an unknown filter, or one that the source of the titles doesn't support. */
export type Ignored = { name: string; value: string; beyond?: true | undefined };

function readChoice(name: FacetName, text: string, ignored: Ignored[]): Choice | null {
  const { numbered, excludes } = facetOf(name);
  const kept = new Map<string, boolean>();
  for (const piece of text.split(',').slice(0, mostValues)) {
    const out = piece.startsWith('-');
    const value = out ? piece.slice(1) : piece;
    const sound = numbered ? /^[1-9]\d{0,15}$/.test(value) : /^[\p{L}\p{N}][\p{L}\p{N} +'-]*$/u.test(value);
    if (!sound || value.length > longestValue || (out && !excludes)) {
      if (piece !== '') ignored.push({ name, value: piece.slice(0, longestValue) });
      // Said twice, the first one counts.
    } else if (!kept.has(value)) kept.set(value, out);
  }
  if (kept.size === 0) return null;
  const side = (wanted: boolean) => [...kept].flatMap(([value, out]) => (out === wanted ? [value] : []));
  return { in: side(false), out: side(true) };
}

/** `1990..1999`, `1990..`, `..1999` or `1999`; reversed ends are swapped. */
function readRange(text: string): Range | null {
  const [first = '', last, ...more] = text.split('..');
  const ends = [first, last ?? first].map((end) =>
    number.test(end) ? Number(end) : end === '' ? null : undefined,
  );
  const [from, to] = ends;
  if (from === undefined || to === undefined || more.length > 0) return null;
  if (from === null && to === null) return null;
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/** A form says a name twice: both ends of a range, or what is chosen and what is typed. */
function textOf(search: URLSearchParams, name: FacetName): string {
  const texts = search.getAll(name);
  if (!isRange(name)) return texts.filter(Boolean).join(',');
  return texts.some(Boolean) ? texts.join('..') : '';
}

/** Reads the filters of an address. Invalid pieces are left out and reported; never throws. */
export function readFilters(
  search: URLSearchParams,
  media: MediaType | null,
): { filters: Filters; ignored: Ignored[] } {
  const filters: Filters = {};
  const ignored: Ignored[] = [];
  const served = new Set(facetsFor(media));
  for (const name of facetNames) {
    const text = textOf(search, name);
    if (text === '') continue;
    const before = ignored.length;
    if (!served.has(name)) {
      ignored.push({ name, value: text.slice(0, longestValue) });
    } else if (isRange(name)) {
      const range = readRange(text);
      if (range) filters[name] = range;
      else ignored.push({ name, value: text.slice(0, longestValue) });
    } else {
      const choice = readChoice(name, text, ignored);
      if (choice) filters[name] = choice;
      else if (ignored.length === before) ignored.push({ name, value: text.slice(0, longestValue) });
    }
  }
  return { filters, ignored };
}

const rangeText = ({ from, to }: Range): string =>
  from === to ? String(from) : `${from ?? ''}..${to ?? ''}`;

/** The filters as pieces of an address, always in the same order, so that equal filters have equal addresses. */
export function filterPieces(filters: Filters): string[] {
  return facetNames.flatMap((name) => {
    if (isRange(name)) {
      const range = filters[name];
      return range ? [`${name}=${rangeText(range)}`] : [];
    }
    const choice = filters[name];
    const values = [...(choice?.in ?? []), ...(choice?.out ?? []).map((value) => `-${value}`)];
    return values.length > 0 ? [`${name}=${values.map(encodeURIComponent).join(',')}`] : [];
  });
}
