import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import type { Layer } from '#fileName.ts';
import { catalogueEntries } from '#testing/catalogueSubjects.ts';

import { backdrop, backdropLayer } from './backdrop.ts';
import { toSvg, type Drawn } from './drawn.ts';

const numbers: readonly Layer[] = [1, 2, 3, 4];
const picture = (drawn: Drawn) =>
  new Resvg(toSvg(drawn), {
    fitTo: { mode: 'width', value: 400 },
    font: { loadSystemFonts: false },
  }).render();

const sample = catalogueEntries.filter((_, index) => index % 45 === 0).map(({ subject }) => subject);

describe('the layers of a backdrop', { timeout: 120_000 }, () => {
  it.each(sample.map((subject) => [subject.title, subject] as const))(
    'laid over each other are the backdrop: %s',
    async (_, subject) => {
      const layers = numbers.map((n) => picture(backdropLayer(subject, n)).asPng());
      const stacked = await sharp(layers[0])
        .composite(layers.slice(1).map((input) => ({ input })))
        .raw()
        .toBuffer();
      const whole = picture(backdrop(subject, true)).pixels;
      const farthest = whole.reduce(
        (most, value, i) => Math.max(most, Math.abs(value - (stacked[i] ?? 0))),
        0,
      );
      // Each layer is rounded to eight bits before it is laid on.
      expect(farthest).toBeLessThanOrEqual(4);
      expect(stacked.length).toBe(whole.length);
    },
  );

  it('fill the frame in the first and leave the ground of the others open', () => {
    for (const subject of sample.slice(0, 12)) {
      const opaque = numbers.map((n) =>
        picture(backdropLayer(subject, n)).pixels.every((v, i) => i % 4 < 3 || v === 255),
      );
      expect(opaque).toEqual([true, false, false, false]);
    }
  });

  it('carry only the definitions that they use', () => {
    const [subject] = sample;
    if (subject === undefined) throw new Error('no sample');
    const defined = (drawn: Drawn) => [...drawn.defs.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    for (const n of numbers) {
      const drawn = backdropLayer(subject, n);
      const ids = defined(drawn);
      const svg = toSvg(drawn);
      expect(ids.filter((id) => !svg.includes(`#${id})`) && !svg.includes(`#${id}"`))).toEqual([]);
      const asked = [...svg.matchAll(/#(i\w+-\w+)[)"]/g)].map(([, id]) => id);
      expect(asked.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });
});
