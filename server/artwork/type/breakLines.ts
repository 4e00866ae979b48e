import type { FaceName } from './faces.ts';
import { type Line, shapeLine } from './shape.ts';

const weak = new Set(
  'a an the of and or in on to for at by from with vs vs. de la le les el du des und der die das il lo & no. mr. mrs. dr. st. is as your my his her'.split(
    ' ',
  ),
);

export type Broken = { lines: readonly Line[]; widest: number };

/** The words on `count` lines: as even as can be, and never a weak word at a line's end if it can be helped. */
export function breakLines(face: FaceName, all: readonly string[], count: number): Broken {
  const words = inPieces(all);
  const shaped = new Map<string, Line>();
  const lineOf = (from: number, to: number): Line => {
    const text = words.slice(from, to).join(' ');
    const known = shaped.get(text) ?? shapeLine(face, text);
    shaped.set(text, known);
    return known;
  };
  let best: (Broken & { cost: number }) | null = null;
  const fill = (from: number, left: number, before: readonly Line[]): void => {
    if (left === 1) {
      const lines = [...before, lineOf(from, words.length)];
      const widest = lines.reduce((max, { width }) => Math.max(max, width), 0);
      const ragged = lines.reduce((sum, { width }) => sum + (widest - width), 0) / count;
      const clumsy = lines
        .slice(0, -1)
        .filter(({ text }) => weak.has(text.slice(text.lastIndexOf(' ') + 1).toLowerCase())).length;
      const cost = widest * (1 + 0.12 * clumsy) + 0.06 * ragged;
      if (best === null || cost < best.cost) best = { lines, widest, cost };
      return;
    }
    for (let to = from + 1; to <= words.length - left + 1; to++)
      fill(to, left - 1, [...before, lineOf(from, to)]);
  };
  fill(0, count, []);
  return best ?? { lines: [], widest: 0 };
}

/** Every break is tried, so a title of many words is first joined to at most fourteen pieces. */
function inPieces(words: readonly string[]): readonly string[] {
  if (words.length <= 14) return words;
  const step = Math.ceil(words.length / 14);
  return Array.from({ length: Math.ceil(words.length / step) }, (_, i) =>
    words.slice(i * step, (i + 1) * step).join(' '),
  );
}

/** A title as it is set: the large words, and small ones above or below them. */
export type TitleWords = { main: string; over: string; under: string };

/** What stands large and what small: "Dune" with "Part Two" below, but "The Fellowship of the Ring" below "The Lord of the Rings". */
export function splitTitle(title: string): TitleWords {
  const at = /: | [–-] | or: /.exec(title);
  if (at === null || at.index < 3) return { main: title, over: '', under: '' };
  const first = title.slice(0, at.index);
  const second = title.slice(at.index + (at[0] === ' or: ' ? 1 : at[0].length));
  const numbered =
    /^(part|chapter|vol|volume|episode|season|the movie|or:)\b/i.test(second) || second.length < 5;
  const series = first.length >= 13 && !numbered && second.length <= 44;
  return series
    ? { main: second.replace(/^(Episode \w+ )[–-] /, ''), over: first, under: '' }
    : { main: first, over: '', under: second };
}
