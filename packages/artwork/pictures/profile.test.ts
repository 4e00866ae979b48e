import { describe, expect, it } from 'vitest';

import { catalogueEntries } from '#testing/catalogueSubjects.ts';

import { profile } from './profile.ts';

const sample = catalogueEntries.filter((_, index) => index % 12 === 0);
const people = [...new Set(sample.flatMap((entry) => entry.people))];

/** What a viewer sees first: the manner, and every colour. */
const lookOf = (name: string): string => {
  const { style, body, defs } = profile(name, false);
  const colours = new Set(`${defs}${body}`.match(/#[0-9a-f]{6}/g));
  return [style.split('/')[1], ...[...colours].sort()].join(' ');
};

describe('profile', () => {
  it('draws letters for every person, at least a tenth of the sheet high', () => {
    const small = people.filter((name) => !(profile(name, true).size >= 102));
    expect(small).toEqual([]);
  });

  it('shows the trade where known, except at sizes where it would be illegible', () => {
    const plain = profile('Agnès Varda', true).body;
    expect(profile('Agnès Varda', true, 'Directing').body.length).toBeGreaterThan(plain.length);
    expect(profile('Agnès Varda', false, 'Directing').body).toBe(plain);
    expect(profile('Agnès Varda', true, 'Costume & Make-Up').body).toBe(plain);
  });

  it('rarely shows two people of one cast alike', () => {
    const casts = sample.map((entry) => [...new Set(entry.people)].slice(0, 8));
    const alike = casts.filter((cast) => new Set(cast.map(lookOf)).size < cast.length);
    expect(alike.length / casts.length).toBeLessThan(0.15);
  });

  it.each(['', '🙂', '?', 'x'.repeat(300), 'Wolfeschlegelsteinhausenbergerdorff '.repeat(9), '<script>&"'])(
    'draws a name as odd as "%s"',
    (name) => {
      const { body, defs, label } = profile(name, true);
      expect(`${defs}${body}`).not.toMatch(/NaN|Infinity|undefined/);
      expect(label).not.toMatch(/[<>"]/);
    },
  );

  it('is always the same', () => {
    expect(profile('Agnès Varda', true)).toEqual(profile('Agnès Varda', true));
  });
});
