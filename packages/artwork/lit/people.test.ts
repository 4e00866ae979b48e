import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';

import { castOf, peopleNames, personNamed } from './people.ts';
import type { PersonName } from './set.ts';

/** The outline's pixels, one unit of the box each, with room around it. */
function inkOf(d: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-30 -50 160 152" width="160" height="152"><path d="${d}"/></svg>`;
  const { pixels } = new Resvg(svg).render();
  return Array.from({ length: 160 * 152 }, (_, i) => (pixels[i * 4 + 3] ?? 0) > 127);
}

const outlines = (peopleNames as readonly PersonName[]).map((name) => {
  const [part] = personNamed(name).drawing.parts;
  return { name, ink: inkOf(part?.d ?? '') };
});

describe('the people of lit pictures', () => {
  it('are at least twelve', () => {
    expect(outlines.length).toBeGreaterThanOrEqual(12);
  });

  it('stand on the ground and have a body', () => {
    const floating = outlines.filter(({ name, ink }) => {
      const lowest = Math.floor(ink.lastIndexOf(true) / 160) - 50;
      const count = ink.filter(Boolean).length;
      // Who runs is in the air.
      return (name !== 'runner' && Math.abs(lowest - 99) > 1) || count < 600;
    });
    expect(floating.map(({ name }) => name)).toEqual([]);
  });

  it('are distinguished by their outlines, but for the man who carries a suitcase', () => {
    const alike = outlines.flatMap((one, i) =>
      outlines.slice(i + 1).flatMap((other) => {
        const both = one.ink.filter((on, k) => on && other.ink[k]).length;
        const any = one.ink.filter((on, k) => on || other.ink[k]).length;
        return both / any > 0.9 ? [`${one.name} ${other.name}`] : [];
      }),
    );
    expect(alike).toEqual(['man traveller']);
  });

  it('come from what the title says', () => {
    const subject = {
      title: 'The Last Blade',
      year: 1954,
      genres: ['Drama'],
      moods: [],
      keywords: ['samurai'],
      motifs: ['sword'],
      tone: 'slate',
      makers: [],
      collection: null,
      kin: null,
      seasons: [],
      originalTitle: null,
      language: 'en',
    };
    expect(castOf(subject)).toContain('swordsman');
    expect(castOf({ ...subject, keywords: [] })).not.toContain('swordsman');
  });
});
