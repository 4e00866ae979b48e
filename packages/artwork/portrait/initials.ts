import type { FaceName } from '#type/faces.ts';
import { emptyBox, outline } from '#type/outline.ts';
import { type InkBox, shapeLine } from '#type/shape.ts';

/** Letters as one shape. */
export type Glyph = { d: string; box: InkBox };

type Area = { x: number; y: number; w: number; h: number };

const trial = 1000;

/** As large as the area lets their ink be; `across` and `down` place them in what is left, 0 to 1. */
export function glyphIn(face: FaceName, text: string, area: Area, across = 0.5, down = 0.5): Glyph {
  const line = shapeLine(face, text);
  const { left, right, top, bottom } = outline(face, line, trial, 0, 0).box;
  const [w, h] = [right - left, bottom - top];
  if (!(w > 0 && h > 0)) return { d: '', box: emptyBox };
  const scale = Math.min(area.w / w, area.h / h);
  const x = area.x + (area.w - w * scale) * across - left * scale;
  const y = area.y + (area.h - h * scale) * down - top * scale;
  const { d, box } = outline(face, line, trial * scale, x, y);
  return { d, box };
}

/** Words that belong to a family name without leading it. */
const particles = new Set(
  'de del della der di do dos da du la le las los van von den ten ter bin ibn al el y e of the'.split(' '),
);
const suffix = /[\s,]+(?:Jr|Sr|II|III|IV|V|PhD|MD)\.?$/iu;

/** Names written family first and without a space: only their first sign is used. */
const oneSign = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;

/** Letters that join their neighbours mean nothing one by one. */
const joined = /\p{scx=Arab}|\p{scx=Deva}|\p{scx=Beng}/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const firstSign = (word: string): string => [...graphemes.segment(word)][0]?.segment ?? '';

/** The letters of a monogram; `second` is empty where one is enough. */
export type Initials = { first: string; second: string };

/** First and last: "Guillermo del Toro" is GT, "Robert Downey Jr." is RD, "Madonna" is M. */
export function initialsOf(name: string): Initials {
  const words = name
    .normalize('NFC')
    .replace(suffix, '')
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ''))
    .filter((word) => word !== '');
  const leading = words.filter((word) => !particles.has(word.toLocaleLowerCase('en')));
  const [first, ...others] = leading.length > 0 ? leading : words;
  if (first === undefined) return { first: '?', second: '' };
  const last = others.at(-1);
  if (oneSign.test(first) || joined.test(first) || last === undefined)
    return { first: capital(first), second: '' };
  return { first: capital(first), second: capital(last) };
}

// "ß" would become two letters, "ŉ" three: such a sign stays as it is.
function capital(word: string): string {
  const sign = firstSign(word);
  const large = sign.toLocaleUpperCase('en');
  return firstSign(large) === large ? large : sign;
}
