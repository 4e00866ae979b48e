import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { toJpeg } from '#drawing/toBitmap.ts';
import { contrast } from '#kit/colour.ts';
import type { Sitter } from '#sitterOf.ts';
import { catalogueEntries } from '#testing/catalogueSubjects.ts';

import { type ShareCard, cardSize } from './card.ts';
import { drawCard, shareSvg } from './shareSvg.ts';

const { w: W, h: H } = cardSize;

const everyNth = (step: number): Sitter[] =>
  catalogueEntries
    .filter((_, index) => index % step === 0)
    .map(({ subject }) => ({ kind: 'title', subject }));

const series = catalogueEntries.find(({ media }) => media === 'tv');
if (series === undefined) throw new Error('the catalogue has no series');
const { subject } = series;
const titled = (title: string): Sitter => ({
  kind: 'title',
  subject: { ...subject, title, originalTitle: null },
});

const hex = (pixels: Buffer, at: number): string => `#${pixels.subarray(at * 4, at * 4 + 3).toString('hex')}`;

/** The weakest contrast of the ink with the ground below name and note, but for stray pixels. */
function weakest({ defs, picture, box, ink }: ShareCard): number {
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${defs}${picture}</svg>`,
  ).render();
  const found: number[] = [];
  for (let y = Math.ceil(box.top); y < box.bottom; y += 8)
    for (let x = Math.ceil(box.left); x < box.right; x += 6)
      found.push(contrast(hex(pixels, y * W + x), ink));
  return found.sort((a, b) => a - b)[Math.floor(found.length * 0.02)] ?? 0;
}

describe('a card', () => {
  it('sets every name at 72 pixels or more, inside its margins and clear of the signature', () => {
    const wrong = everyNth(22).filter((sitter) => {
      const { size, box } = drawCard(sitter);
      return size < 72 || box.left < 30 || box.top < 50 || box.right > 600 || box.bottom > 524;
    });
    expect(wrong).toEqual([]);
  });

  it('is legible over its own picture', () => {
    const weak = everyNth(70)
      .map((sitter) => ({ card: drawCard(sitter), sitter }))
      .map(({ card }) => ({ label: card.label, style: card.style, ratio: weakest(card) }))
      .filter(({ ratio }) => ratio < 4.5);
    expect(weak).toEqual([]);
  });

  it('names the season, the collection and the trade', () => {
    expect(drawCard({ kind: 'season', subject, season: 2 }).label).toContain('Season 2');
    expect(drawCard({ kind: 'collection', subject, name: 'The Ring Collection' }).label).toBe(
      'The Ring, The collection',
    );
    expect(drawCard({ kind: 'person', name: 'Agnès Varda', department: 'Directing' }).label).toBe(
      'Agnès Varda, Director',
    );
    expect(drawCard({ kind: 'person', name: 'Agnès Varda' }).label).toBe('Agnès Varda');
  });

  it.each([
    '',
    '🙂🙂',
    '300',
    'Honorificabilitudinitatibus',
    'The Assassination of a Very Long Title That Goes On '.repeat(6),
    '千と千尋の神隠し',
    '霸王别姬',
    '기생충',
    'عمر',
    'ואלס עם באשיר',
    'Сталкер',
    'Στέλλα',
    'पथेर पांचाली',
    '<script>&"\u0000',
  ])('can be drawn for a title such as "%s"', async (title) => {
    const svg = shareSvg(titled(title));
    expect(svg).not.toMatch(/NaN|Infinity|undefined|<script/);
    expect((await toJpeg(svg)).length).toBeGreaterThan(5_000);
  });

  it('prints a title in its own script: other words, other outlines', () => {
    const words = ['千と千尋の神隠し', '霸王别姬', '기생충', 'عمر', 'ואלס', 'Сталкер', 'Στέλλα', 'पथेर'].map(
      (title) => drawCard(titled(title)).words,
    );
    expect(new Set(words).size).toBe(words.length);
  });
});

describe('toJpeg', () => {
  it('makes a JPEG of 1200 × 630 that any chat loads at once', async () => {
    const files = await Promise.all(everyNth(120).map(async (sitter) => toJpeg(shareSvg(sitter))));
    const sizes = files.map(({ length }) => length).sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(150_000);
    expect(sizes.at(-1)).toBeLessThan(300_000);
    const { format, width, height } = await sharp(files[0]).metadata();
    expect([format, width, height]).toEqual(['jpeg', W, H]);
  });

  it('gives the same bytes for the same card', async () => {
    const [sitter = titled('Heat')] = everyNth(500);
    expect((await toJpeg(shareSvg(sitter))).equals(await toJpeg(shareSvg(sitter)))).toBe(true);
  });
});
