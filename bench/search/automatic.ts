import { normalise } from '@marquee/text';
import type { SearchEntry } from '@marquee/title-search';

import { type AskedName, isMedia } from './asked.ts';
import { createLots, type Lots } from './lots.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** The name with one letter added, dropped, changed or swapped with the next in one of its longer words. */
function withSlip(name: string, lots: Lots): string | null {
  const words = name.split(' ');
  const long = words.flatMap((word, index) => (word.length > 3 ? [index] : []));
  if (long.length === 0) return null;
  const index = lots.pick(long);
  const word = words[index] ?? '';
  const place = 1 + lots.below(word.length - 1);
  const [before, after] = [word.slice(0, place), word.slice(place)];
  const letter = letters[lots.below(letters.length)] ?? 'a';
  const wrong = lots.pick([
    before + letter + after,
    before + after.slice(1),
    before + letter + after.slice(1),
    before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2),
  ]);
  return wrong === word ? null : words.with(index, wrong).join(' ');
}

const shuffled = (words: readonly string[], lots: Lots) =>
  words
    .map((word) => ({ word, place: lots.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ word }) => word);

type Query = (name: string, lots: Lots, entry: SearchEntry) => string | null;

/** Ways to type a name; null where it can't be typed so. */
const ways: Readonly<Record<string, Query>> = {
  firstLetters: (name, lots) => name.slice(0, 1 + lots.below(3)),
  prefix: (name, lots) => name.slice(0, Math.max(4, Math.ceil(name.length * (0.4 + lots.next() * 0.5)))),
  whole: (name) => name,
  typo: (name, lots) => withSlip(name, lots),
  twoTypos: (name, lots) => {
    const once = withSlip(name, lots);
    return once === null ? null : withSlip(once, lots);
  },
  unfinishedTypo: (name, lots) => {
    const wrong = withSlip(name, lots);
    return wrong === null ? null : wrong.slice(0, Math.max(5, Math.ceil(name.length * 0.7)));
  },
  order: (name, lots) => {
    const words = name.split(' ');
    return words.length < 2 ? null : shuffled(words, lots).join(' ');
  },
  joined: (name) => (name.includes(' ') ? name.replaceAll(' ', '') : null),
  year: (name, _, { firstYear }) => (firstYear === null ? null : `${name} year:${firstYear}`),
  nothing: (name, lots) =>
    name
      .split('')
      .map((sign) => (sign === ' ' ? ' ' : (letters[lots.below(26)] ?? 'x')))
      .join(''),
};

/** Kinds whose right answer doesn't follow from the query. */
const withoutAnswer = new Set(['firstLetters', 'nothing']);

type Sample = { popular: readonly SearchEntry[]; anyone: readonly SearchEntry[] };

/** The most popular entries and others from all over the catalogue, holding on to no more than that many. */
export function sampleOf(entries: Iterable<SearchEntry>, each: number): Sample {
  const lots = createLots(11);
  let popular: SearchEntry[] = [];
  const anyone: SearchEntry[] = [];
  let seen = 0;
  let bar = -1;
  for (const entry of entries) {
    if (!isMedia(entry.kind) || entry.adult || entry.video) continue;
    seen += 1;
    const place = seen <= each ? seen - 1 : lots.below(seen);
    if (place < each) anyone[place] = entry;
    if (entry.popularity > bar) popular.push(entry);
    if (popular.length >= each * 8) {
      popular = mostPopular(popular, each);
      bar = popular.at(-1)?.popularity ?? -1;
    }
  }
  return { popular: mostPopular(popular, each), anyone };
}

const mostPopular = (entries: readonly SearchEntry[], count: number) =>
  entries.toSorted((a, b) => b.popularity - a.popularity || a.id - b.id).slice(0, count);

/** Queries made from names, of popular and other entries by turns. Only a popular one is sure to be what is meant. */
export function askAutomatic({ popular, anyone }: Sample): AskedName[] {
  return Object.entries(ways).flatMap(([kind, way], seed) => {
    const lots = createLots(seed, 1);
    const make = (entry: SearchEntry | undefined, known: boolean): AskedName[] => {
      const query = entry && way(normalise(entry.name), lots, entry)?.trim();
      if (!query || !isMedia(entry.kind)) return [];
      const right = known && !withoutAnswer.has(kind) ? [entry.id] : [];
      return [{ query, kind: `any ${kind}`, media: entry.kind, right }];
    };
    return popular.flatMap((entry, index) => [...make(entry, true), ...make(anyone[index], false)]);
  });
}
