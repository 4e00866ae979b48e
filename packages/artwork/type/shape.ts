import type { Font, Glyph } from 'fontkit';

import { fileFor, hasAll, sourcesFor } from './casting.ts';
import { type FaceName, faces } from './faces.ts';
import { openFont } from './fontFiles.ts';
import { type Direction, directionOf, itemise, type ScriptRun } from './itemise.ts';
import { type Script, traits } from './scripts.ts';

export type Command = { op: 'M' | 'l' | 'q' | 'c' | 'z'; points: readonly number[] };
export type InkBox = { left: number; top: number; right: number; bottom: number };

/** The outline of a letter, in em, y downwards from the baseline. */
type Outline = { commands: readonly Command[]; box: InkBox };

/** An outline at its place in a line; `step` counts the gaps before it that may grow or shrink. */
export type ShapedLetter = Outline & { char: string; x: number; y: number; step: number };

type Word = { letters: readonly ShapedLetter[]; advance: number; steps: number };

/** One line, its ink flush left at 0. Lengths are in em. */
export type ShapedLine = {
  letters: readonly ShapedLetter[];
  width: number;
  /** Gaps between its letters. */
  steps: number;
  text: string;
  /** Ink above and below the baseline. */
  top: number;
  bottom: number;
  /** To the next baseline, where the scripts ask for another distance than the face. */
  leading: number | null;
};

/** How a text is read: its language distinguishes Chinese from Japanese, its direction is that of the whole title. */
export type Reading = { language?: string; base?: Direction };

const ops = { moveTo: 'M', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' } as const;

/** A cache: outlines and words are needed repeatedly while lines are tried. It is cleared when full. */
const outlines = new Map<string, Outline>();
const words = new Map<string, Word>();

function keep<Value>(store: Map<string, Value>, key: string, value: Value): Value {
  if (store.size >= 2000) store.clear();
  store.set(key, value);
  return value;
}

/** Sets a text in one line: runs of each script in their order, side bearings cut off at both ends. */
export function shapeLine(face: FaceName, text: string, { language = '', base }: Reading = {}): ShapedLine {
  const letters: ShapedLetter[] = [];
  const scripts = new Set<Script>();
  let [pen, steps] = [0, 0];
  for (const item of itemise(text.replace(/ +/g, ' ').trim(), base ?? directionOf(text))) {
    const word = shapeItem(face, item, language);
    for (const letter of word.letters)
      letters.push({ ...letter, x: letter.x + pen, step: letter.step + steps });
    pen += word.advance;
    steps += word.steps;
    scripts.add(item.script);
  }
  return flush(letters, text, leadingOf(scripts));
}

/** How far the pen moves over a text, and the bare space at its ends. */
type Measure = { advance: number; before: number; after: number };

/** A text's measure without its letters, for trying line breaks. */
export function measure(face: FaceName, text: string, { language = '', base }: Reading = {}): Measure {
  let advance = 0;
  let [left, right] = [Infinity, -Infinity];
  for (const item of itemise(text, base ?? directionOf(text))) {
    const word = shapeItem(face, item, language);
    for (const { x, box } of word.letters) {
      left = Math.min(left, advance + x + box.left);
      right = Math.max(right, advance + x + box.right);
    }
    advance += word.advance;
  }
  return right < left ? { advance, before: 0, after: 0 } : { advance, before: left, after: advance - right };
}

/** The widest that a script asks for. */
const leadingOf = (scripts: ReadonlySet<Script>): number | null =>
  [...scripts].reduce<number | null>((most, script) => {
    const { leading } = traits[script];
    return leading === null ? most : Math.max(most ?? 0, leading);
  }, null);

function flush(letters: readonly ShapedLetter[], text: string, leading: number | null): ShapedLine {
  const first = letters[0];
  if (first === undefined) return { letters: [], width: 0, steps: 0, text, top: 0, bottom: 0, leading };
  let [left, right, top, bottom] = [Infinity, -Infinity, 0, 0];
  for (const { x, y, box } of letters) {
    left = Math.min(left, x + box.left);
    right = Math.max(right, x + box.right);
    top = Math.max(top, -(y + box.top));
    bottom = Math.max(bottom, y + box.bottom);
  }
  const from = first.step;
  const steps = (letters.at(-1)?.step ?? from) - from;
  const moved = letters.map((letter) => ({ ...letter, x: letter.x - left, step: letter.step - from }));
  return { letters: moved, width: right - left, steps, text, top, bottom, leading };
}

function shapeItem(face: FaceName, item: ScriptRun, language: string): Word {
  const key = `${face} ${item.script} ${item.direction} ${language} ${item.text}`;
  return words.get(key) ?? keep(words, key, freshWord(face, item, language));
}

/** Letters of one file are shaped together: Arabic joins, and Devanagari stacks, only what is whole. */
function freshWord(face: FaceName, item: ScriptRun, language: string): Word {
  const { joined } = traits[item.script];
  const { tracking, space } = faces[face];
  const between = joined ? 0 : item.script === 'cjk' || item.script === 'hangul' ? tracking / 2 : tracking;
  const letters: ShapedLetter[] = [];
  let [pen, steps] = [0, 0];
  for (const { file, text } of runsOf(face, item, language)) {
    const font = openFont(file);
    const em = 1 / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text, undefined, undefined, undefined, item.direction);
    const chars = joined
      ? glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints))
      : charsOf(glyphs, text);
    glyphs.forEach((glyph, index) => {
      const position = positions[index];
      const outline = outlineOf(file, font, glyph);
      const place = { x: pen + (position?.xOffset ?? 0) * em, y: -(position?.yOffset ?? 0) * em };
      const char = chars[index] ?? '';
      if (outline.commands.length > 0) letters.push({ ...outline, ...place, char, step: steps });
      const advance = (position?.xAdvance ?? glyph.advanceWidth) * em;
      pen += advance;
      if (advance > 0 && !joined) {
        pen += between;
        steps += 1;
      }
    });
  }
  return { letters, advance: item.text === ' ' ? pen * space : pen, steps };
}

/**
 * The letters of a text that each glyph renders. A glyph's own `codePoints` are those of its first use in the font,
 * which for a part of an accented letter are none.
 */
function charsOf(glyphs: readonly Glyph[], text: string): string[] {
  const letters = Array.from(text);
  let at = 0;
  return glyphs.map(({ codePoints: { length } }) => {
    const taken = letters.slice(at, at + Math.max(1, length));
    at += taken.length;
    return taken.join('');
  });
}

type Run = { file: string; text: string };

/** In the first font that has the whole word, else each letter in the first that has it. */
function runsOf(face: FaceName, { text, script, direction }: ScriptRun, language: string): Run[] {
  const sources = sourcesFor(face, script, text, language);
  const whole = sources.find((source) => hasAll(source, text));
  const runs: Run[] = [];
  for (const char of text) {
    const codePoint = char.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    let file: string | null | undefined = null;
    for (const source of whole === undefined ? sources : [whole]) file ??= fileFor(source, codePoint);
    file ??= last?.file;
    if (file === undefined) continue;
    if (last?.file === file) last.text += char;
    else runs.push({ file, text: char });
  }
  return direction === 'rtl' ? runs.toReversed() : runs;
}

function outlineOf(file: string, font: Font, glyph: Glyph): Outline {
  const key = `${file}#${glyph.id}`;
  return outlines.get(key) ?? keep(outlines, key, freshOutline(glyph, 1 / font.unitsPerEm));
}

function freshOutline(glyph: Glyph, em: number): Outline {
  const { minX, minY, maxX, maxY } = glyph.bbox;
  return {
    commands: glyph.path.commands.map(({ command, args }) => ({
      op: ops[command],
      points: args.map((value, i) => (i % 2 === 0 ? value * em : -value * em)),
    })),
    box: Number.isFinite(minX)
      ? { left: minX * em, right: maxX * em, top: -maxY * em, bottom: -minY * em }
      : { left: 0, right: 0, top: 0, bottom: 0 },
  };
}
