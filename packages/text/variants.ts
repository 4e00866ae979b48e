import { mayBeNumber, readRoman, readSpoken, roman, spoken } from './numbers.ts';

const groups = [
  ['dr', 'doctor'],
  ['mr', 'mister'],
  ['mrs', 'missus', 'missis'],
  ['st', 'saint', 'street'],
  ['vs', 'versus', 'v'],
  ['vol', 'volume'],
  ['jr', 'junior'],
  ['sr', 'senior'],
  ['pt', 'part'],
  ['ep', 'episode'],
  ['ch', 'chapter'],
  ['mt', 'mount'],
  ['n', 'and'],
  ['gray', 'grey'],
  ['color', 'colour'],
  ['colors', 'colours'],
  ['theater', 'theatre'],
  ['favorite', 'favourite'],
  ['neighbor', 'neighbour'],
  ['neighbors', 'neighbours'],
  ['honor', 'honour'],
  ['ok', 'okay'],
  ['til', 'till', 'until'],
  ['thru', 'through'],
  ['yr', 'year'],
  ['yrs', 'years'],
];
// prettier-ignore
const ordinals = [
  '', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh',
  'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth',
  'twentieth',
];
const digitLetters: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 'v' };

const digitInside = /^\p{L}+\d\p{L}+$/u;

const known = new Map<string, Set<string>>();
for (const group of groups) {
  for (const word of group) {
    const others = known.get(word) ?? new Set();
    for (const other of group) if (other !== word) others.add(other);
    known.set(word, others);
  }
}

const placeOf = new Map<string, number>();
for (const [place, word] of ordinals.entries()) {
  if (place === 0) continue;
  const short = `${place}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`;
  known.set(word, new Set([short]));
  known.set(short, new Set([word]));
  placeOf.set(word, place).set(short, place);
}

/** The plain number that people type for a place in a row: "5 element". None for first and second, which mean more. */
export function countOf(word: string): string[] {
  const place = placeOf.get(word) ?? 0;
  return place < 3 ? [] : [String(place), ...spoken(place)];
}

/**
 * Other ways to write one normalised word: numbers in digits, words and Roman figures, common short forms, and
 * digits that replace letters. A number may take several words. A lone `i` stays what it is: in titles it is a
 * person far more often than a number.
 */
export function variants(word: string): string[] {
  if (word === 'i' || !isSpecial(word)) return [];
  const others = new Set(known.get(word));
  const value = valueOf(word);
  if (value !== null) for (const way of numberForms(value)) others.add(way);
  if (digitInside.test(word) && others.size === 0) {
    others.add(word.replace(/\d/, (digit) => digitLetters[digit] ?? digit));
  }
  others.delete('i');
  others.delete(word);
  return [...others];
}

function valueOf(word: string): number | null {
  if (/^(?:0|[1-9]\d{0,5})$/.test(word)) return Number(word);
  return readRoman(word) ?? readSpoken([word], 0)?.value ?? null;
}

function numberForms(value: number): string[] {
  const figures = roman(value);
  return [String(value), ...spoken(value), ...(figures === null ? [] : [figures])];
}

const isSpecial = (word: string) => mayBeNumber(word) || known.has(word) || digitInside.test(word);

/** A name written otherwise, one change at a time: "seven" for "Se7en", "28 days later" for "twenty eight days later". */
export function rewrittenNames(words: readonly string[]): string[] {
  if (!words.some(isSpecial)) return [];
  const names: string[] = [];
  for (let index = 0; index < words.length;) {
    const said = readSpoken(words, index);
    const length = said?.length ?? 1;
    const forms = said !== null && length > 1 ? [String(said.value)] : variants(words[index] ?? '');
    for (const form of forms) names.push(words.toSpliced(index, length, form).join(' '));
    index += length;
  }
  return names;
}
