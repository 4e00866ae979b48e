import { describe, expect, it } from 'vitest';

import { seeded } from '#kit/random.ts';
import type { ArtSubject } from '#ports.ts';
import { catalogueEntries } from '#testing/catalogueSubjects.ts';

import { chooseSchool, chooseStyle, facesFor } from './chooseStyle.ts';
import type { SchoolName } from './school.ts';

const subjects = catalogueEntries.map(({ subject }) => subject);
const named = (title: string): ArtSubject => {
  const found = subjects.find((subject) => subject.title === title);
  if (found === undefined) throw new Error(`${title} isn't in the catalogue`);
  return found;
};
const schoolsOf = (subject: ArtSubject): Set<SchoolName> =>
  new Set(Array.from({ length: 60 }, (_, i) => chooseSchool(subject, seeded(`roll ${i}`))));

describe('the school of a printed poster', () => {
  it.each<[string, SchoolName]>([
    ['Dumb and Dumber', 'midcentury'],
    ['Bluey', 'label'],
    ['It', 'woodcut'],
    ['Se7en', 'noir'],
    ['Butch Cassidy and the Sundance Kid', 'woodcut'],
    ['Battleship Potemkin', 'constructivist'],
    ['Metropolis', 'deco'],
    ['Planet Earth', 'swiss'],
    ['Alien', 'space'],
    ['Pride & Prejudice', 'criterion'],
    ['The Great Dictator', 'polish'],
    ['Dances with Wolves', 'travel'],
  ])('of %s may be %s', (title, school) => {
    expect(schoolsOf(named(title))).toContain(school);
  });

  it.each<[string, (subject: ArtSubject) => boolean, SchoolName[]]>([
    ['horror', ({ genres }) => genres.includes('Horror'), ['label', 'midcentury', 'travel']],
    ['a film for children', ({ genres }) => genres.includes('Family'), ['noir', 'neon', 'constructivist']],
    ['what was made before neon', ({ year }) => year < 1977, ['neon', 'contemporary']],
    ['war', ({ genres }) => genres.includes('War'), ['label', 'midcentury']],
  ])('of %s is never a wrong one', (_, is, wrong) => {
    const chosen = subjects.filter(is).map((subject) => chooseSchool(subject, seeded(subject.title)));
    expect(chosen.filter((school) => wrong.includes(school))).toEqual([]);
  });

  it('is the same for a collection, whichever of its titles is drawn', () => {
    const first = named('Star Wars');
    const styles = ['one', 'two', 'three'].map((seed) => chooseStyle(first, seeded(seed)));
    expect(new Set(styles.map(({ school, face }) => `${school} ${face}`)).size).toBe(1);
  });

  it('uses one number of the seed, so that later choices do not depend on it', () => {
    const after = (subject: ArtSubject) => {
      const random = seeded('same');
      chooseStyle(subject, random);
      return random.next();
    };
    expect(after(named('Star Wars'))).toBe(after(named('Psycho')));
  });
});

describe('faces', () => {
  it('of dark ages stay with dark ages', () => {
    const gothic = subjects.filter((subject) => facesFor('woodcut', subject).includes('goth'));
    expect(gothic.length).toBeGreaterThan(5);
    expect(gothic.filter(({ genres }) => genres.includes('Comedy') || genres.includes('Romance'))).toEqual(
      [],
    );
  });

  it('of the ballroom stay with its age and with music', () => {
    expect(facesFor('deco', named('Metropolis'))).toContain('lime');
    expect(facesFor('deco', named('Pulp Fiction'))).not.toContain('lime');
  });
});
