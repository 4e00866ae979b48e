import { describe, expect, it } from 'vitest';

import { catalogueEntries } from '#testing/catalogueSubjects.ts';

import { contrast, palettesOf, toneNames } from './colour.ts';

const all = toneNames.flatMap((tone) => palettesOf(tone));

describe('palettes', () => {
  it.each(all)('$name: letters are read on its ground, and its shapes are seen', (palette) => {
    const { ground, figure, accent, type, paper } = palette;
    expect(contrast(type, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(figure, ground)).toBeGreaterThanOrEqual(2.2);
    expect(contrast(accent, ground)).toBeGreaterThanOrEqual(1.45);
    expect(contrast(accent, figure)).toBeGreaterThanOrEqual(1.4);
    // Labels, stamps and cards are paper with something written on it.
    expect(
      Math.max(contrast(type, paper), contrast(figure, paper), contrast(ground, paper)),
    ).toBeGreaterThanOrEqual(4.5);
  });

  it('are distinguished by their names and grounds', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(new Set(all.map(({ ground, figure, accent }) => ground + figure + accent)).size).toBe(all.length);
  });

  it('are more where the catalogue is thick', () => {
    const rows = (tone: string) => catalogueEntries.filter(({ subject }) => subject.tone === tone).length;
    const thin = toneNames.filter((tone) => palettesOf(tone).length < rows(tone) / 36);
    expect(thin).toEqual([]);
  });

  it('print an unknown tone as slate', () => {
    expect(palettesOf('nothing')).toBe(palettesOf('slate'));
  });
});
