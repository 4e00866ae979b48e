/** Numbers as titles and people write them: in digits, in English words, in Roman figures. */

// prefer one table to two: the place is the number.
const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const largest = 999_999;

/** The ways to say a number; none for what isn't a whole number up to 999,999. A year is said in pairs too. */
export function spoken(value: number): string[] {
  if (!Number.isSafeInteger(value) || value < 0 || value > largest) return [];
  if (value < 100) return [belowHundred(value)];
  const ways = [inHundreds(value, ' '), inHundreds(value, ' and ')];
  const [century, rest] = [Math.floor(value / 100), value % 100];
  if (century > 10 && century < 100 && century % 10 !== 0) {
    ways.push(`${belowHundred(century)} ${rest === 0 ? 'hundred' : belowHundred(rest)}`);
  } else if (century === 20 && rest > 9) {
    ways.push(`twenty ${belowHundred(rest)}`);
  }
  return [...new Set(ways)];
}

function belowHundred(value: number): string {
  if (value < 20) return small[value] ?? '';
  const ten = tens[Math.floor(value / 10)] ?? '';
  return value % 10 === 0 ? ten : `${ten} ${small[value % 10] ?? ''}`;
}

function inHundreds(value: number, link: ' ' | ' and '): string {
  const said: string[] = [];
  const thousands = Math.floor(value / 1000);
  const hundreds = Math.floor((value % 1000) / 100);
  const rest = value % 100;
  if (thousands > 0) said.push(`${inHundreds(thousands, link)} thousand`);
  if (hundreds > 0) said.push(`${small[hundreds] ?? ''} hundred`);
  const large = said.join(' ');
  if (rest === 0 && large !== '') return large;
  return large === '' ? belowHundred(rest) : `${large}${link}${belowHundred(rest)}`;
}

/** A number said in words from a place on: what it is worth and how many words it takes. */
type Said = { value: number; length: number };

/** The longest number said from `start` on, or null where the word there is no number. */
export function readSpoken(words: readonly string[], start: number): Said | null {
  const first = readBelowThousand(words, start);
  if (first === null) return null;
  const after = start + first.length;
  if (words[after] === 'thousand') {
    const rest = readLinked(words, after + 1, readBelowThousand);
    return { value: first.value * 1000 + (rest?.value ?? 0), length: first.length + 1 + (rest?.length ?? 0) };
  }
  // Nineteen seventeen, twenty twelve: a year in two halves.
  const half = first.value > 10 && first.value < 100 ? readPair(words, after) : null;
  if (half !== null && half.value > 9) {
    return { value: first.value * 100 + half.value, length: first.length + half.length };
  }
  return first;
}

function readBelowThousand(words: readonly string[], start: number): Said | null {
  const pair = readPair(words, start);
  if (pair === null || words[start + pair.length] !== 'hundred' || pair.value >= 100) return pair;
  const rest = readLinked(words, start + pair.length + 1, readPair);
  return { value: pair.value * 100 + (rest?.value ?? 0), length: pair.length + 1 + (rest?.length ?? 0) };
}

/** What follows, with or without an "and". */
function readLinked(
  words: readonly string[],
  start: number,
  read: (words: readonly string[], start: number) => Said | null,
): Said | null {
  const link = words[start] === 'and' ? 1 : 0;
  const rest = read(words, start + link);
  return rest === null || rest.value === 0 ? null : { value: rest.value, length: rest.length + link };
}

function readPair(words: readonly string[], start: number): Said | null {
  const first = valueOf.get(words[start] ?? '');
  if (first === undefined) return null;
  const unit = valueOf.get(words[start + 1] ?? '') ?? 0;
  return first >= 20 && unit > 0 && unit < 10
    ? { value: first + unit, length: 2 }
    : { value: first, length: 1 };
}

const valueOf = new Map<string, number>();
for (const [value, word] of small.entries()) valueOf.set(word, value);
for (const [ten, word] of tens.entries()) if (word !== '') valueOf.set(word, ten * 10);

/** Whether a word may be a number, said, in digits or in Roman figures: a quick check, since most are not. */
export const mayBeNumber = (word: string): boolean =>
  valueOf.has(word) || valueOfRoman.has(word) || (word.charCodeAt(0) >= 48 && word.charCodeAt(0) <= 57);

const romanUnits = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];
const largestRoman = 29;

/** A number in Roman figures, or null above XXIX: no series of films came further. */
export function roman(value: number): string | null {
  if (!Number.isSafeInteger(value) || value < 1 || value > largestRoman) return null;
  return 'x'.repeat(Math.floor(value / 10)) + (romanUnits[value % 10] ?? '');
}

const valueOfRoman = new Map<string, number>();
for (let value = 1; value <= largestRoman; value += 1) valueOfRoman.set(roman(value) ?? '', value);

/** What Roman figures in small letters are worth, or null where the word is none. */
export const readRoman = (word: string): number | null => valueOfRoman.get(word) ?? null;
