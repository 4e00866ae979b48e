import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { create, type Font } from 'fontkit';
import { LRUCache } from 'lru-cache';

import { unwrapWoff } from './unwrapWoff.ts';

/** A cut of a family, as its package names the files. */
export type FontSource = { package: string; weight: number; style: 'normal' | 'italic' };

/** One of the files that a package splits a font into, and the characters it is for; null for all. */
type Part = { file: string; ranges: readonly (readonly [number, number])[] | null };

const require = createRequire(import.meta.url);
const parts = new Map<FontSource, readonly Part[]>();

/** Open fonts by their file's content: Chinese and Japanese have a hundred files each. */
const opened = new LRUCache<string, Font>({ maxSize: 4_000_000 });

export function openFont(file: string): Font {
  const known = opened.get(file);
  if (known !== undefined) return known;
  const bytes = unwrapWoff(readFileSync(require.resolve(file)));
  const font = create(bytes);
  if ('fonts' in font) throw new Error(`${file} is a collection of fonts`);
  opened.set(file, font, { size: bytes.length });
  return font;
}

/** The file that has this character; null if the font has it not. */
export function fileWith(source: FontSource, codePoint: number): string | null {
  const part = partsOf(source).find(
    ({ file, ranges }) =>
      (ranges === null || ranges.some(([from, to]) => codePoint >= from && codePoint <= to)) &&
      openFont(file).hasGlyphForCodePoint(codePoint),
  );
  return part?.file ?? null;
}

/** The file for Latin, by which a face is measured. */
export const latinFile = ({ package: from, weight, style }: FontSource): string =>
  `@fontsource/${from}/files/${from}-latin-${weight}-${style}.woff`;

/** Latin first: a space or a comma comes from there rather than from one of a hundred others. */
function partsOf(source: FontSource): readonly Part[] {
  const known = parts.get(source);
  if (known !== undefined) return known;
  const { package: from, weight, style } = source;
  const found = Object.entries(rangesOf(from)).map(([subset, ranges]): Part => {
    const name = subset.replace(/[[\]]/g, '');
    return { file: `@fontsource/${from}/files/${from}-${name}-${weight}-${style}.woff`, ranges };
  });
  const all = [
    { file: latinFile(source), ranges: null },
    ...found.filter(({ file }) => file !== latinFile(source)),
  ];
  parts.set(source, all);
  return all;
}

/** The character ranges in a package's `unicode.json`; a package without it has Latin only. */
function rangesOf(from: string): Record<string, [number, number][]> {
  let listed: unknown;
  try {
    listed = require(`@fontsource/${from}/unicode.json`);
  } catch {
    return {};
  }
  return Object.fromEntries(
    Object.entries(Object(listed)).map(([subset, text]) => [subset, String(text).split(',').map(rangeOf)]),
  );
}

/** `U+4E00-4E0F` or `U+4E00`. */
function rangeOf(text: string): [number, number] {
  const [from = '', to = from] = text.trim().replace(/^U\+/i, '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
