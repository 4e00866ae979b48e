const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Small numbers in words: `3` to "three". */
export const inWords = (number: number): string => words[number] ?? String(number);
