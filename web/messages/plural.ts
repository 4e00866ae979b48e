/** The form that fits the number: `plural(1, { one: 'season', other: 'seasons' })`. */
export function plural(count: number, forms: { one: string; other: string }): string {
  return count === 1 ? forms.one : forms.other;
}

const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Small numbers in words: `3` to "three". */
export const inWords = (number: number): string => words[number] ?? String(number);
