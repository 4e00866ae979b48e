import rows from '@marquee/content/motifs/chosen.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';

import { isDrawingVetoed, isPlaceVetoed } from '#kit/vetoes.ts';
import { catalogueEntries } from '#testing/catalogueSubjects.ts';

import { backdrop } from './backdrop.ts';
import { poster } from './poster.ts';
import { toDraw } from './toDraw.ts';

const subjects = catalogueEntries.map(({ subject }) => subject);
const titled = (title: string) => {
  const found = subjects.find((subject) => subject.title === title);
  if (found === undefined) throw new Error(`No title is ${title}`);
  return found;
};
const nameOf = ({ title, year }: { title: string; year: number }) => `${title} ${year}`;

describe('pictures that were chosen by hand', () => {
  it('belong to titles of the catalogue, one each', () => {
    const names = rows.map(nameOf);
    expect(new Set(names).size).toBe(names.length);
    const known = new Set(subjects.map(nameOf));
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it('are drawn as they were chosen', () => {
    const wrong = rows.filter(({ title, year, motif, drawing, place, family }) => {
      const subject = subjects.find((each) => each.title === title && each.year === year);
      if (subject === undefined) return true;
      const look = poster(toDraw(subject), false).look;
      const isThere =
        family === 'lit'
          ? look?.family === 'lit' && look?.composition === place
          : look?.family !== 'lit' && look?.drawing === `${motif}/${drawing}`;
      return !isThere || backdrop(toDraw(subject), false).look?.composition !== place;
    });
    expect(wrong.map(nameOf)).toEqual([]);
  });

  it('leave all others as they are', () => {
    expect(toDraw(titled('Heat'))).toBe(titled('Heat'));
  });
});

describe('vetoes', () => {
  it('keep misleading places and drawings out of every picture', () => {
    const misled = subjects.flatMap((subject) => {
      const drawn = toDraw(subject);
      if (drawn.chosen) return [];
      const looks = [poster(drawn, false).look, backdrop(drawn, false).look].filter((look) => look !== null);
      const isBad =
        looks.some(({ drawing }) => isDrawingVetoed(subject, drawing)) ||
        looks.some(({ family, composition }) => family === 'lit' && isPlaceVetoed(subject, composition));
      return isBad ? [nameOf(subject)] : [];
    });
    expect(misled).toEqual([]);
  });

  it.each([
    [['Family', 'Animation'], 'graveyard', true],
    [['Comedy'], 'suburb', true],
    [['Comedy', 'Horror'], 'graveyard', false],
    [['Drama'], 'graveyard', false],
  ])('of %j for %s: %s', (genres, place, isVetoed) => {
    expect(isPlaceVetoed({ genres }, place)).toBe(isVetoed);
  });

  it('know the werewolf that a film for children was', () => {
    expect(isDrawingVetoed({ genres: ['Animation', 'Family'] }, 'animal/wolf')).toBe(true);
    expect(isDrawingVetoed({ genres: ['Horror'] }, 'animal/wolf')).toBe(false);
  });
});
