import { describe, expect, it } from 'vitest';

import { catalogueEntries } from '#testing/catalogueSubjects.ts';
import { typeContrast } from '#testing/typeContrast.ts';

import { poster } from './poster.ts';

const litOfEvery = (step: number) =>
  catalogueEntries
    .filter((_, index) => index % step === 0)
    .map(({ subject }) => ({ title: subject.title, drawn: poster(subject, true) }))
    .filter(({ drawn }) => drawn.style.startsWith('lit'));

describe('the letters of a lit poster', { timeout: 120_000 }, () => {
  for (const [step, least, tags] of [
    [90, 10, []],
    [15, 60, ['full']],
  ] as const)
    it(`are legible on what is below them, of every ${step}th title`, { tags: [...tags] }, () => {
      const lit = litOfEvery(step);
      expect(lit.length).toBeGreaterThanOrEqual(least);
      const weak = lit
        .map(({ title, drawn }) => ({ title: `${title} (${drawn.style})`, contrast: typeContrast(drawn) }))
        .filter(({ contrast }) => contrast < 4.5);
      expect(weak).toEqual([]);
    });

  it('would not read without the dark that is laid under them', () => {
    const found = litOfEvery(90).find(({ drawn }) => typeContrast(drawn) > 4.5);
    if (found === undefined) throw new Error('no lit poster to spoil');
    const { drawn } = found;
    const at = drawn.body.lastIndexOf('<g fill="#');
    const white = `<path fill="#fff" d="M0 0h${drawn.w}v${drawn.h}H0z"/>`;
    const spoilt = { ...drawn, body: drawn.body.slice(0, at) + white + drawn.body.slice(at) };
    expect(typeContrast(spoilt)).toBeLessThan(2);
  });
});
