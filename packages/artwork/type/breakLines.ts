import type { FaceName } from './faces.ts';
import { isForeign } from './scripts.ts';
import { measure, type Reading, type ShapedLine, shapeLine } from './shape.ts';

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

const weak = new Set(
  'a an the of and or in on to for at by from with vs vs. de la le les el du des und der die das il lo & no. mr. mrs. dr. st. is as your my his her'.split(
    ' ',
  ),
);

/** `clumsy` counts the lines that end with a weak word. */
type Broken = { lines: readonly ShapedLine[]; clumsy: number };

/** How much wider lines may be to keep a weak word off a line's end. */
const dear = 0.2;

type Breaker = (count: number) => Broken;

/** Sets pieces on a number of lines: as even as can be, and never a weak word at a line's end if avoidable. */
export function lineBreaker(face: FaceName, all: readonly TextPiece[], reading: Reading): Breaker {
  const pieces = atMostFourteen(all);
  const widthOf = widthsOf(face, pieces, reading);
  return (count) => {
    const { ends, clumsy } = bestBreaks(pieces, Math.min(count, pieces.length), widthOf);
    const lines = ends.map((end, index) =>
      shapeLine(face, joinPieces(pieces.slice(ends[index - 1] ?? 0, end)), reading),
    );
    return { lines, clumsy };
  };
}

type Breaks = { ends: readonly number[]; clumsy: number; cost: number };
type WidthOf = (from: number, to: number) => number;

function bestBreaks(pieces: readonly TextPiece[], count: number, widthOf: WidthOf): Breaks {
  let best: Breaks = { ends: [], clumsy: 0, cost: Infinity };
  const ends: number[] = [];
  const fill = (from: number, widest: number, sum: number, clumsy: number): void => {
    const left = count - ends.length;
    for (let to = left === 1 ? pieces.length : from + 1; to <= pieces.length - left + 1; to++) {
      const width = widthOf(from, to);
      const wider = Math.max(widest, width);
      // Longer lines can only be worse.
      if (wider * (1 + dear * clumsy) >= best.cost) return;
      ends.push(to);
      if (left > 1) fill(to, wider, sum + width, clumsy + (isWeak(pieces[to - 1]) ? 1 : 0));
      else {
        const ragged = wider - (sum + width) / count;
        const cost = wider * (1 + dear * clumsy) + 0.06 * ragged;
        if (cost < best.cost) best = { ends: [...ends], clumsy, cost };
      }
      ends.pop();
    }
  };
  fill(0, 0, 0, 0);
  return best;
}

const isWeak = (piece: TextPiece | undefined): boolean =>
  piece !== undefined && weak.has(piece.text.slice(piece.text.lastIndexOf(' ') + 1).toLowerCase());

/** How wide the pieces from one to another are on one line. */
function widthsOf(face: FaceName, pieces: readonly TextPiece[], reading: Reading): WidthOf {
  const measures = pieces.map(({ text }) => measure(face, text, reading));
  const space = measure(face, ' ', reading).advance;
  const ends: number[] = [];
  pieces.forEach(({ spaced }, index) =>
    ends.push((ends[index - 1] ?? 0) + (spaced && index > 0 ? space : 0) + (measures[index]?.advance ?? 0)),
  );
  return (from, to) => {
    const start = (ends[from] ?? 0) - (measures[from]?.advance ?? 0);
    return (ends[to - 1] ?? 0) - start - (measures[from]?.before ?? 0) - (measures[to - 1]?.after ?? 0);
  };
}

/** Many breaks are tried, so a title of many words is first joined to at most fourteen pieces. */
function atMostFourteen(pieces: readonly TextPiece[]): readonly TextPiece[] {
  if (pieces.length <= 14) return pieces;
  const step = Math.ceil(pieces.length / 14);
  return Array.from({ length: Math.ceil(pieces.length / step) }, (_, i): TextPiece => {
    const part = pieces.slice(i * step, (i + 1) * step);
    return { text: joinPieces(part), spaced: part[0]?.spaced ?? true };
  });
}
