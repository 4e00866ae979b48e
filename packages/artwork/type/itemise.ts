import { createRequire } from 'node:module';

import type { Bidi } from 'bidi-js';

import { firstScript, isForeign, type Script, scriptOf } from './scripts.ts';

export type Direction = 'ltr' | 'rtl';

/** Text of one script and direction, without spaces, or one space. */
export type ScriptRun = { text: string; script: Script; direction: Direction };

// Its types are those of a module, which Node does not see in it.
const bidiFactory: () => Bidi = createRequire(import.meta.url)('bidi-js');
const bidi = bidiFactory();
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Whether a text starts from the right: its first letter decides. */
export function directionOf(text: string): Direction {
  const first = /\p{L}/u.exec(text)?.[0] ?? '';
  return rightToLeft.test(first) ? 'rtl' : 'ltr';
}

/** The pieces of a line from left to right. */
export function itemise(line: string, base: Direction): ScriptRun[] {
  if (!isForeign(line)) return latinItems(line);
  const pieces = piecesOf(line, rightToLeft.test(line) ? bidi.getEmbeddingLevels(line, base).levels : null);
  return reordered(pieces).map(({ level, text, script }): ScriptRun => {
    const direction = level % 2 === 1 ? 'rtl' : 'ltr';
    return { text: direction === 'rtl' ? mirrored(text) : text, script, direction };
  });
}

/** Most titles by far. */
const latinItems = (line: string): ScriptRun[] =>
  (line.match(/ |[^ ]+/g) ?? []).map((text): ScriptRun => ({ text, script: 'latin', direction: 'ltr' }));

type Piece = { text: string; script: Script; level: number };

/** Digits and signs belong to the letters before them, else to those after. */
function piecesOf(line: string, levels: Uint8Array | null): Piece[] {
  const pieces: Piece[] = [];
  let script = firstScript(line);
  let at = 0;
  for (const char of line) {
    const level = levels?.[at] ?? 0;
    at += char.length;
    script = scriptOf(char) ?? script;
    const last = pieces.at(-1);
    const alone = char === ' ' || last?.text === ' ';
    if (last !== undefined && !alone && last.script === script && last.level === level) last.text += char;
    else pieces.push({ text: char, script, level });
  }
  return pieces;
}

/** Unicode's rule L2: from the deepest level up, runs at that level or deeper are reversed. */
function reordered(pieces: readonly Piece[]): readonly Piece[] {
  const deepest = pieces.reduce((max, { level }) => Math.max(max, level), 0);
  let order = pieces;
  for (let level = deepest; level > 0; level--) {
    const next: Piece[] = [];
    let turned: Piece[] = [];
    for (const piece of order) {
      if (piece.level >= level) turned.unshift(piece);
      else {
        next.push(...turned, piece);
        turned = [];
      }
    }
    order = [...next, ...turned];
  }
  return order;
}

const mirrored = (text: string): string =>
  Array.from(text, (char) => bidi.getMirroredCharacter(char) ?? char).join('');
