import rows from '@marquee/content/motifs/drawings.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';

import { motifNamed } from '#kit/motif.ts';
import { seeded } from '#kit/random.ts';
import type { ArtSubject } from '#ports.ts';
import { catalogueEntries } from '#testing/catalogueSubjects.ts';

import { chooseDrawing } from './setUp.ts';
import { withoutPastiche } from './withoutPastiche.ts';

const entry = catalogueEntries[0];
if (entry === undefined) throw new Error('the catalogue is empty');
const plain: ArtSubject = { ...entry.subject, title: 'Untitled', keywords: [], genres: [], motifs: ['star'] };
const titled = (title: string): ArtSubject => {
  const found = catalogueEntries.find(({ subject }) => subject.title === title);
  if (found === undefined) throw new Error(`no ${title} in the catalogue`);
  return found.subject;
};
const drawn = (motif: string, subject: ArtSubject, seed = 'one'): string =>
  chooseDrawing(motif, subject, seeded(seed)).drawing.tag;

describe('the choice of a drawing', () => {
  it.each([
    ['One Hundred and One Dalmatians', 'animal', 'spots'],
    ['Dune', 'desert', 'dunes'],
    ['GoodFellas', 'car', 'saloon'],
    ['Ratatouille', 'animal', 'mouse'],
    ['The Pianist', 'note', 'piano'],
    ['Full Metal Jacket', 'hat', 'helmet'],
    ['Lady and the Tramp', 'animal', 'dog'],
    ['Superman', 'figure', 'cape'],
  ])('means this film: %s', (title, motif, tag) => {
    expect(drawn(motif, titled(title))).toBe(tag);
  });

  it('uses the first word of the row', () => {
    const keywords = ['cat', 'dog'];
    expect(drawn('animal', { ...plain, keywords })).toBe('cat');
    expect(drawn('animal', { ...plain, keywords: keywords.toReversed() })).toBe('dog');
  });

  it('leaves drawings that mean one thing only to the words that ask for them', () => {
    const byChance = Array.from({ length: 60 }, (_, i) => drawn('ship', plain, `seed ${i}`));
    expect(new Set(byChance)).toEqual(new Set(['bow', 'sail']));
  });

  it('returns what kind of thing the drawing is, where it differs from its motif', () => {
    const astronaut = { ...plain, keywords: ['astronaut'] };
    expect(chooseDrawing('space', astronaut, seeded('one')).motif.kind).toBe('object');
    expect(chooseDrawing('space', plain, seeded('one')).motif.kind).not.toBe('object');
  });

  it('can reach every drawing, and asks for none that does not exist', () => {
    for (const motif of new Set(rows.map((row) => row.motif))) {
      const tags = new Set(rows.flatMap((row) => (row.motif === motif ? [row.drawing] : [])));
      expect([motif, [...tags].toSorted()]).toEqual([
        motif,
        motifNamed(motif)
          .variants.map(({ tag }) => tag)
          .toSorted(),
      ]);
    }
  });
});

describe('titles with a picture of their own', () => {
  it('lose the motif that leads to it', () => {
    expect(withoutPastiche(titled('The Godfather')).motifs).not.toContain('puppet');
    expect(withoutPastiche(titled('Jaws')).motifs).not.toContain('fish');
  });

  it('get another motif where none is left', () => {
    expect(withoutPastiche(titled('E.T. the Extra-Terrestrial')).motifs).toEqual(['star']);
  });

  it('are forty or more in the catalogue', () => {
    const changed = catalogueEntries.filter(({ subject }) => withoutPastiche(subject) !== subject);
    const helped = changed.filter(
      ({ subject }) => withoutPastiche(subject).motifs.join() !== subject.motifs.join(),
    );
    expect(helped.length).toBeGreaterThanOrEqual(40);
  });

  it('always keep something to draw', () => {
    expect(catalogueEntries.filter(({ subject }) => withoutPastiche(subject).motifs.length === 0)).toEqual(
      [],
    );
  });
});
