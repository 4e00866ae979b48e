import { readRoman, readSpoken } from '@marquee/text';

const fewestWords = 3;
const shortest = 3;
const longest = 12;

/** Words that initials mostly skip, or not: "gotg" has them, "dpa" for "Dawn of the Planet of the Apes" hasn't. */
const smallWords = new Set(
  [
    'the a an of and in on to at for by or with from',
    'le la les de des du et el los y der die das und von',
  ].flatMap((language) => language.split(' ')),
);
/** Words that only introduce a number. */
const partWords = new Set(['part', 'pt', 'vol', 'volume', 'chapter', 'episode', 'ep']);

const wordLetter = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** First letters of the words, with whole numbers; `""` where a word has no letter that could be an initial. */
function initialsOf(words: readonly string[]): string {
  let letters = '';
  for (const [index, word] of words.entries()) {
    const figures = index > 0 && word !== 'i' ? readRoman(word) : null;
    if (figures !== null || /^\d+$/.test(word)) letters += figures ?? word;
    else if (wordLetter.test(word)) letters += word[0] ?? '';
    else return '';
  }
  return letters;
}

/** The name without the words that only introduce a number: "godfather ii" for "godfather part ii". */
export const withoutPartWords = (words: readonly string[]): readonly string[] =>
  words.filter((word, index) => index === 0 || !partWords.has(word) || !isNumber(words[index + 1]));

const isNumber = (word: string | undefined) =>
  word !== undefined && (/^\d+$/.test(word) || readRoman(word) !== null || readSpoken([word], 0) !== null);

/** The initials of one part of a name: with and without its first article and "part". */
function waysOf(words: readonly string[]): string[] {
  const spare = withoutPartWords(words);
  const bare = words[0] === 'the' || words[0] === 'a' || words[0] === 'an' ? spare.slice(1) : [];
  return [...new Set([words, spare, bare].map(initialsOf))].filter((way) => way !== '');
}

/**
 * What people call names of three words and more by their initials: "lotr" and "tlotr", "esb", "gotg2". A name in
 * parts is called by any of them, or by both ("lotrrotk").
 */
export function initials(parts: readonly (readonly string[])[]): string[] {
  const long = parts.filter((words) => words.length >= fewestWords);
  const bold = long.map((words) => initialsOf(words.filter((word) => !smallWords.has(word))));
  const [main, sub] = parts;
  const both =
    main !== undefined && sub !== undefined && main.length + sub.length >= fewestWords
      ? waysOf(main).flatMap((first) => waysOf(sub).map((second) => `${first}${second}`))
      : [];
  return [...new Set([...long.flatMap(waysOf), ...bold, ...both])].filter(
    (way) => way.length >= shortest && way.length <= longest && /\p{L}{2}/u.test(way),
  );
}
