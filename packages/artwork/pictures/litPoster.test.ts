import { describe, expect, it } from 'vitest';

import { catalogueEntries } from '#testing/catalogueSubjects.ts';
import { typeContrast } from '#testing/typeContrast.ts';

import { poster } from './poster.ts';

const lit = catalogueEntries
  .filter((_, index) => index % 15 === 0)
  .map(({ subject }) => ({ title: subject.title, drawn: poster(subject, true) }))
  .filter(({ drawn }) => drawn.style.startsWith('lit'));

describe('the letters of a lit poster', { timeout: 120_000 }, () => {
  it('read on what really lies below them', () => {
    expect(lit.length).toBeGreaterThanOrEqual(60);
    const weak = lit
      .map(({ title, drawn }) => ({ title: `${title} (${drawn.style})`, contrast: typeContrast(drawn) }))
      .filter(({ contrast }) => contrast < 4.5);
    expect(weak).toEqual([]);
  });

  it('would not read without the dark that is laid under them', () => {
    const found = lit.find(({ drawn }) => typeContrast(drawn) > 4.5);
    if (found === undefined) throw new Error('no lit poster to spoil');
    const { drawn } = found;
    const at = drawn.body.lastIndexOf('<g fill="#');
    const white = `<path fill="#fff" d="M0 0h${drawn.w}v${drawn.h}H0z"/>`;
    const spoilt = { ...drawn, body: drawn.body.slice(0, at) + white + drawn.body.slice(at) };
    expect(typeContrast(spoilt)).toBeLessThan(2);
  });
});
