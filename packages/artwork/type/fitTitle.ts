import { hyphenated, piecesOf, type TextPiece } from './breakLines.ts';
import { hasAll } from './casting.ts';
import { dressed } from './dressed.ts';
import { type FaceName, faces } from './faces.ts';
import { type Block, fitLines, shortened, type SmallLines, smallLines } from './fitLines.ts';
import { directionOf } from './itemise.ts';
import { scriptOf, scriptsOf } from './scripts.ts';

/** A title as it is set: the large words, and small ones above or below them. */
export type TitleWords = {
  main: string;
  over: string;
  under: string;
  /** Its name where it comes from, in that script. */
  original?: string;
  /** Of that name, as ISO 639-1. */
  language?: string;
};

const separator = /: | [–-] | or: /;
const numbered = /^(?:part|chapter|vol|volume|season|the movie|or:)\b/i;

/**
 * What is set large and what small: "Dune" with "Part Two" below, but "The Fellowship of the Ring" below
 * "The Lord of the Rings". The series is the collection's name.
 */
export function splitTitle(title: string, series = ''): TitleWords {
  return withinSeries(title, series) ?? atSeparator(title);
}

function atSeparator(title: string): TitleWords {
  const at = separator.exec(title);
  const part = /^(.{4,}?),? ((?:Part|Chapter|Vol\.|Volume) (?:\d+|[IVX]+|One|Two|Three))$/.exec(title);
  if (at === null && part !== null) return { main: part[1] ?? title, over: '', under: part[2] ?? '' };
  if (at === null || at.index < 3) return whole(title);
  const first = title.slice(0, at.index);
  const second = title.slice(at.index + (at[0] === ' or: ' ? 1 : at[0].length));
  const episode = /^(Episode \w+)(?: [–-] |: )(.+)/.exec(second);
  if (episode !== null) return { main: episode[2] ?? second, over: `${first}: ${episode[1]}`, under: '' };
  const short = second.length < 5 || numbered.test(second);
  if (short || first.length < 13 || second.length > Math.max(26, first.length * 1.6))
    return { main: first, over: '', under: second };
  return { ...atSeparator(second), over: first };
}

/** A series' name with a colon stays whole, and "Harry Potter and the" is set above "Deathly Hallows". */
function withinSeries(title: string, series: string): TitleWords | null {
  if (series.length < 5 || !title.startsWith(series)) return null;
  const rest = title.slice(series.length);
  const joint = /^ and the /.exec(rest);
  if (joint !== null) return { ...atSeparator(rest.slice(joint[0].length)), over: `${series} and the` };
  if (!/: \S+$/.test(series)) return null;
  const at = separator.exec(rest);
  return at?.index === 0 ? { ...atSeparator(rest.slice(at[0].length)), over: series } : whole(title);
}

const whole = (title: string): TitleWords => ({ main: title, over: '', under: '' });

const alike: Record<'serif' | 'sans', readonly FaceName[]> = {
  serif: ['gloock', 'chonburi', 'tight'],
  sans: ['anton', 'tight'],
};

/** The face, or the nearest in kind that has all Latin letters of a text: a word in two faces looks broken. */
function faceThatHas(name: FaceName, text: string): FaceName {
  const latin = Array.from(dressed(name, text))
    .filter((char) => char !== ' ' && scriptOf(char) === 'latin')
    .join('');
  const candidates = [name, ...alike[faces[name].serif ? 'serif' : 'sans']];
  return candidates.find((candidate) => hasAll(faces[candidate], latin)) ?? name;
}

/** The replacements, one after the other, where a title is too long. */
function narrower(name: FaceName): FaceName[] {
  const next = faces[name].narrow;
  return next === name ? [] : [next, ...narrower(next)];
}

type Smalls = { above: readonly SmallLines[]; below: readonly SmallLines[] };

/** The large words at their size, and the small ones beside them. */
export type Fitted = Smalls & { block: Block };

type Space = {
  width: number;
  height: number;
  max: number;
  lines: number;
  stack: boolean;
  centred: boolean;
};

/** Between the large and the small words, in sizes of the large; the tails of letters take part of it. */
const apart = 0.2;
export const gapAbove = (size: number): number => Math.max(20, apart * size);
export const gapBelow = (size: number, drop: number): number => Math.max(14, gapAbove(size) - drop / 2);
/** Between two small lines that say different things. */
export const gapBetween = 14;

/** Letters of this many units are read on the smallest poster, those of the second figure just so. */
const wanted = 56;
const legible = 44;

/**
 * The words as large as the space allows. What is too long loses, one after the other: its face to a narrower one,
 * its small lines, its fewer lines, and at last its end.
 */
export function fitTitle(name: FaceName, words: TitleWords, space: Space): Fitted | null {
  const smalls = smallsOf(words, space.width);
  const own = faceThatHas(name, words.main);
  const fit: Fitter = (face, change) => fitPieces(face, { smalls, ...change }, space, words);
  const first = fit(own, {});
  if (first === null) return null;
  const narrow = scriptsOf(words.main).has('latin') ? inNarrower(first, words, space, fit) : first;
  return isShort(narrow, space, 64) ? withLess(narrow, words, space, fit) : narrow;
}

/** The options of a try. */
type Change = { smalls?: Smalls; moreLines?: number; pieces?: readonly TextPiece[] };
type Fitter = (face: FaceName, change: Change) => Fitted | null;

const isShort = ({ block }: Fitted, { max }: Space, size: number): boolean =>
  block.smallest < Math.min(size, max * 0.96);

/** The second if it makes the letters so much larger, else the first. */
const larger = (now: Fitted, next: Fitted | null, by: number): Fitted =>
  next !== null && next.block.smallest > now.block.smallest * by ? next : now;

function inNarrower(first: Fitted, words: TitleWords, space: Space, fit: Fitter): Fitted {
  let best = first;
  for (const next of narrower(first.block.face)) {
    const { least } = faces[best.block.face];
    if (!isShort(best, space, least)) return best;
    // A face that is illegible at this size is replaced in any case.
    best = larger(best, fit(faceThatHas(next, words.main), {}), least > 64 ? 0 : 1.1);
  }
  return best;
}

function withLess(first: Fitted, words: TitleWords, space: Space, fit: Fitter): Fitted {
  const { face } = first.block;
  const over = words.under === '' ? words.over : '';
  const fewer = smallsOf({ ...words, original: '', over }, space.width);
  const none: Smalls = { above: [], below: [] };
  let best = larger(first, fit(face, { smalls: fewer }), 1.08);
  const tryWhileShort = (size: number, change: Change, by: number) => {
    if (isShort(best, space, size)) best = larger(best, fit(face, { moreLines: 2, ...change }), by);
  };
  tryWhileShort(wanted, { smalls: fewer }, 1.08);
  tryWhileShort(wanted, { smalls: none }, 1.15);
  let pieces: readonly TextPiece[] = hyphenated(piecesFor(face, words));
  tryWhileShort(legible, { smalls: none, pieces }, 1.02);
  while (isShort(best, space, legible) && pieces.length > 2) {
    pieces = shortened(pieces, Math.min(24, Math.floor(pieces.length * 0.9)));
    best = fit(face, { smalls: none, moreLines: 2, pieces }) ?? best;
  }
  return best;
}

// A title of more words than a poster could carry is cut before anything is tried.
const piecesFor = (face: FaceName, { main, language }: TitleWords): readonly TextPiece[] =>
  piecesOf(dressed(face, main, language)).slice(0, 40);

function smallsOf({ over, under, original = '', language = '' }: TitleWords, width: number): Smalls {
  const set = (text: string, reading = {}) => {
    const lines = text === '' ? null : smallLines(text, width, reading);
    return lines === null ? [] : [lines];
  };
  return {
    above: set(over),
    below: [...set(under), ...set(original, { language, base: directionOf(original) })],
  };
}

function fitPieces(
  face: FaceName,
  { smalls = { above: [], below: [] }, moreLines = 0, pieces }: Change,
  { width, height, max, lines, stack, centred }: Space,
  words: TitleWords,
): Fitted | null {
  const block = fitLines({
    face,
    pieces: pieces ?? piecesFor(face, words),
    reading: { language: words.language ?? '', base: directionOf(words.main) },
    width,
    roomFor: (size) => height - heightOfSmalls(smalls, size),
    max,
    most: lines + moreLines,
    stack,
    centred,
  });
  return block === null ? null : { ...smalls, block };
}

function heightOfSmalls({ above, below }: Smalls, size: number): number {
  const sum = (list: readonly SmallLines[], gap: number) =>
    list.reduce(
      (total, { height }) => total + height(size) + gapBetween,
      list.length === 0 ? 0 : gap - gapBetween,
    );
  return sum(above, gapAbove(size)) + sum(below, gapAbove(size));
}
