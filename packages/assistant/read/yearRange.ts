import type { WishOf } from '@marquee/contracts/assistant/part.ts';

import type { Meaning } from './rules.ts';

type Years = WishOf<'years'>;
export type YearRange = Pick<Years, 'min' | 'max'>;

const names: Readonly<Record<string, number>> = {
  twenties: 1920,
  thirties: 1930,
  forties: 1940,
  fifties: 1950,
  sixties: 1960,
  seventies: 1970,
  eighties: 1980,
  nineties: 1990,
  noughties: 2000,
  aughts: 2000,
  naughties: 2000,
  noughts: 2000,
  '20 tens': 2010,
};
const decade = String.raw`(?:(?:1[89]|20)\d0s|\d0s|(?:19 )?(?:${Object.keys(names).join('|')}))`;
const part = String.raw`(?:(?:the )?(early|mid|middle|late)(?: to (?:mid|late))? (?:of )?)?`;
export const year = String.raw`(?:18[7-9]\d|19\d\d|20[0-3]\d)`;
export const time = `(?:${part}(?:the )?(${decade})|(${year}))`;
/** The years that a decade, a part of one or a year means. */
export function rangeOf(
  share: string | undefined,
  said: string | undefined,
  plain: string | undefined,
): YearRange {
  if (plain !== undefined) return { min: Number(plain), max: Number(plain) };
  const first = firstOf(said ?? '');
  const [from, to] = parts[share ?? ''] ?? [0, 9];
  return { min: first + from, max: first + to };
}

const parts: Readonly<Record<string, readonly [number, number]>> = {
  early: [0, 3],
  mid: [4, 6],
  middle: [4, 6],
  late: [7, 9],
};

function firstOf(said: string): number {
  const name = names[said.replace('19 ', '')];
  if (name !== undefined) return name;
  const figures = Number(said.slice(0, -1));
  if (figures >= 100) return figures;
  // Two figures never mean the 1900s or 1910s.
  return figures < 20 ? 2000 + figures : 1900 + figures;
}

export const meaning = (range: YearRange, strict = true): Meaning => ({
  wishes: [{ slot: 'years', ...range, strict }],
  sort: 'measure',
});

export const since = (min: number, strict = true) => meaning({ min, max: null }, strict);
export const until = (max: number, strict = true) => meaning({ min: null, max }, strict);
