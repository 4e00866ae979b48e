import { isForeign } from './scripts.ts';

/** What stays on one line, and whether a space precedes it. */
export type TextPiece = { text: string; spaced: boolean };

/** Scripts that write their words without spaces between them. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー々]/u;

/** Never first on a line: closing marks, small kana, and the particles that belong to the word before. */
const clings =
  /^(?:[、。，．・：；！？!?,.:;」』）】〕〉》”’ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ…]|(?:の|は|が|を|に|へ|と|も|で|や|か|な|ば|て|た|だ|ぬ|し|け|せ|的|了|之)$)/u;

/** Never last on a line. */
const opens = /[「『（【〔〈《“‘(]$/u;

const segmenters = {
  ja: new Intl.Segmenter('ja', { granularity: 'word' }),
  th: new Intl.Segmenter('th', { granularity: 'word' }),
};

/** A title in the pieces that lines may be broken between. */
export const piecesOf = (text: string): TextPiece[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) =>
      unspaced.test(word) && isForeign(word)
        ? wordsWithin(word).map((part, index) => ({ text: part, spaced: index === 0 }))
        : [{ text: word, spaced: true }],
    );

/** The words of a text without spaces, by the dictionary, marks and particles with what they belong to. */
function wordsWithin(text: string): string[] {
  const words: string[] = [];
  const segmenter = /\p{Script=Thai}/u.test(text) ? segmenters.th : segmenters.ja;
  for (const { segment } of segmenter.segment(text)) {
    const last = words.at(-1);
    if (last !== undefined && (clings.test(segment) || opens.test(last)))
      words[words.length - 1] = last + segment;
    else words.push(segment);
  }
  return words;
}

/** The text of a line; where it ends within a word, with a hyphen. */
export const joinPieces = (pieces: readonly TextPiece[]): string =>
  pieces
    .map(({ text, spaced }, index) => (spaced && index > 0 ? ` ${text}` : text))
    .join('')
    .replace(/\u00AD(?=.)/g, '')
    .replace(/\u00AD$/, '-');

const longWord = 14;

/** Long words in parts of about ten letters, for lines too narrow for them: each part starts with a consonant before a vowel. */
export const hyphenated = (pieces: readonly TextPiece[]): TextPiece[] =>
  pieces.flatMap(({ text, spaced }) => {
    if (text.length <= longWord || !/^\p{Script=Latin}+/u.test(text)) return [{ text, spaced }];
    const parts = text.match(/.{7,12}?(?=[^aeiouyäöü][aeiouyäöü].{3})|.{10}(?=.{4})|.+/giu) ?? [text];
    return parts.map((part, index) => ({
      text: index < parts.length - 1 ? `${part}\u00AD` : part,
      spaced: spaced && index === 0,
    }));
  });
