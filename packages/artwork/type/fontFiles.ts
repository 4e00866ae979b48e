import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

import { create, type Font } from 'fontkit';
import { LRUCache } from 'lru-cache';

type Table = { entry: Buffer; data: Buffer };

/**
 * The plain font inside a WOFF file. fontkit reads WOFF itself, but decompresses a whole table again for every glyph;
 * decompressed once, letters are drawn many times faster.
 */
function unwrapWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index): Table => {
    const entry = woff.subarray(44 + index * 20, 64 + index * 20);
    const [offset, packed, plain] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const bytes = woff.subarray(offset, offset + packed);
    return { entry, data: packed < plain ? inflateSync(bytes) : bytes };
  });

  const power = 2 ** Math.floor(Math.log2(count));
  const header = Buffer.alloc(12);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((count - power) * 16, 10);

  let offset = 12 + count * 16;
  const directory: Buffer[] = [];
  const bodies: Buffer[] = [];
  for (const { entry, data } of tables) {
    const record = Buffer.alloc(16);
    entry.copy(record, 0, 0, 4);
    entry.copy(record, 4, 16, 20);
    record.writeUInt32BE(offset, 8);
    record.writeUInt32BE(data.length, 12);
    directory.push(record);
    const padding = (4 - (data.length % 4)) % 4;
    bodies.push(data, Buffer.alloc(padding));
    offset += data.length + padding;
  }
  return Buffer.concat([header, ...directory, ...bodies]);
}

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
