import originRows from '@marquee/content/words/origins.json' with { type: 'json' };
import type { Wish, WishOf } from '@marquee/contracts/assistant/part.ts';

import { intensityOf } from '#rank/intensityOf.ts';

import { type TitleFacts, type TitleKey, titleKey, totalMinutes } from '../facts.ts';
import type { SaidWish } from '../sentence.ts';

/** What is said beside one title is meant in comparison with it: "like Inception but shorter, less violent". */
export function comparedWith(
  said: readonly SaidWish[],
  text: string,
  titles: ReadonlyMap<TitleKey, TitleFacts>,
): readonly SaidWish[] {
  const likes = said.filter(({ wish }) => wish.slot === 'like' && !wish.not);
  const [like] = likes;
  const title = like?.wish.slot === 'like' ? titles.get(titleKey(like.wish)) : undefined;
  if (like === undefined || title === undefined || likes.length > 1) return said;
  const compared = said.map((one) => ({
    ...one,
    wish: comparisonOf(one.wish, text.slice(one.span.start, one.span.end).toLowerCase(), title),
  }));
  return [...compared, ...movedTo(text, like.span.end, said)];
}

const comparisons: readonly (readonly [RegExp, (title: TitleFacts) => Wish | null])[] = [
  [/shorter/u, (title) => lengthOf(title, (minutes) => ({ min: null, max: Math.floor(minutes * 0.9) }))],
  [/longer/u, (title) => lengthOf(title, (minutes) => ({ min: Math.ceil(minutes * 1.1), max: null }))],
  [/older|earlier|less (?:recent|modern)/u, ({ year }) => years({ min: null, max: year - 1 })],
  [/newer|later|more (?:recent|modern)|younger/u, ({ year }) => years({ min: year + 1, max: null })],
];

/** Of a series, all of it counts. */
function lengthOf(
  title: TitleFacts,
  of: (minutes: number) => { min: number | null; max: number | null },
): Wish | null {
  const minutes = totalMinutes(title);
  if (minutes === null) return null;
  return title.media === 'movie'
    ? { slot: 'runtime', ...of(minutes), strict: true }
    : { slot: 'total', ...of(minutes) };
}

const years = (range: { min: number | null; max: number | null }): Wish => ({
  slot: 'years',
  ...range,
  strict: true,
});

const milder =
  /^(?:a (?:bit|little|lot) |much |way |slightly |but )*(?:less|not (?:as|so|that|quite as)|milder|tamer|softer)(?= )/u;
/** Entries of the lexicon that say how sad something is. */
const sadness = new Set(['sad', 'tear-jerker', 'bleak', 'depressing']);

function comparisonOf(wish: Wish, words: string, title: TitleFacts): Wish {
  if (wish.slot === 'runtime' || wish.slot === 'years') {
    const comparison = wish.strict ? undefined : comparisons.find(([pattern]) => pattern.test(words));
    return comparison?.[1](title) ?? wish;
  }
  if (!milder.test(words)) return wish;
  if (wish.slot === 'intensity') return lessOf(wish.of, title);
  return wish.slot === 'theme' && wish.not && sadness.has(wish.entry) ? lessOf('sad', title) : wish;
}

/** A step less of something than a title has. */
function lessOf(of: WishOf<'intensity'>['of'], title: TitleFacts): Wish {
  const level = intensityOf(of, title);
  return { slot: 'intensity', of, max: level === 3 ? 2 : level === 2 ? 1 : 0 };
}

const placed = new Map(originRows.flatMap((row) => row.places.map((place) => [place, row] as const)));
const isContinent = (row: (typeof originRows)[number]) => (row.countries ?? []).length > 2;
const inPlace = /^[^\p{L}]*(?:but )?(?:set )?in ((?:south |the )?\p{L}+)(?![\p{L}])/iu;

/** "Pulp Fiction in Korea" is from there. */
function movedTo(text: string, from: number, said: readonly SaidWish[]): readonly SaidWish[] {
  const found = inPlace.exec(text.slice(from));
  const row = placed.get(found?.[1]?.toLowerCase() ?? '');
  if (found === null || row === undefined || isContinent(row)) return [];
  const span = { start: from + found[0].search(/\p{L}/u), end: from + found[0].length };
  if (said.some((one) => one.wish.slot === 'language' || one.wish.slot === 'country')) return [];
  return 'languages' in row && row.languages !== undefined
    ? row.languages.map((language) => ({ wish: { slot: 'language', language, not: false }, span }))
    : (row.countries ?? []).map((country) => ({ wish: { slot: 'country', country, not: false }, span }));
}
