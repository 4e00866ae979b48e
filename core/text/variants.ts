const numbers = [
  ['1', 'one', 'i'],
  ['2', 'two', 'ii'],
  ['3', 'three', 'iii'],
  ['4', 'four', 'iv'],
  ['5', 'five', 'v'],
  ['6', 'six', 'vi'],
  ['7', 'seven', 'vii'],
  ['8', 'eight', 'viii'],
  ['9', 'nine', 'ix'],
  ['10', 'ten', 'x'],
  ['11', 'eleven'],
  ['12', 'twelve'],
  ['13', 'thirteen', 'xiii'],
  ['20', 'twenty'],
  ['21', 'twenty one'],
  ['30', 'thirty'],
  ['40', 'forty'],
  ['100', 'hundred'],
];
const short = [
  ['dr', 'doctor'],
  ['mr', 'mister'],
  ['st', 'saint'],
  ['vs', 'versus', 'v'],
  ['vol', 'volume'],
  ['jr', 'junior'],
  ['pt', 'part'],
];
const digitLetters: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 'v' };

const variantsOf = new Map<string, Set<string>>();
for (const group of [...numbers, ...short]) {
  for (const word of group) {
    const others = variantsOf.get(word) ?? new Set();
    for (const other of group) if (other !== word) others.add(other);
    variantsOf.set(word, others);
  }
}

/**
 * Other ways to write one normalised word: numbers in digits, words and Roman figures, common short forms, and
 * digits that stand for letters. A lone `i` stays what it is: in titles it is a person far more often than a number.
 */
export function variants(word: string): string[] {
  if (word === 'i') return [];
  const known = [...(variantsOf.get(word) ?? [])];
  if (/^\p{L}+\d\p{L}+$/u.test(word)) {
    known.push(word.replace(/\d/, (digit) => digitLetters[digit] ?? digit));
  }
  return known.filter((variant) => variant !== 'i' && variant !== word);
}
