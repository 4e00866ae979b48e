import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { shippedDatabase } from '#server/titles/embedded/testing/testCatalogue.ts';

import { createProgramme } from './programme.ts';
import { cinemaWeekOf, fridayOf, weeksOf } from './programmeCalendar.ts';

const database = shippedDatabase();
const programme = createProgramme(database);
const on = (day: string) => programme.nowPlaying(new Date(`${day}T12:00:00Z`));
const announced = (day: string) => programme.upcoming(new Date(`${day}T12:00:00Z`));

const week = 7 * 24 * 60 * 60 * 1000;
const moments = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2031-12-31'), noInvalidDate: true })
  .map((date) => new Date(date.getTime()));
const film = database.prepare("SELECT * FROM title WHERE media = 'movie' AND id = ?");
const directorsOf = database.prepare(
  "SELECT person_id AS id FROM credit WHERE media = 'movie' AND title_id = ? AND job = 'Director'",
);
const directors = (id: number) => [...new Set(directorsOf.all(id).map((row) => Number(row['id'])))];
const isHorror = (id: number) => String(film.get(id)?.['genre_ids']).includes('27');
const christmas = new Set(
  database
    .prepare(
      `SELECT title_id AS id FROM title_keyword JOIN keyword ON keyword.id = keyword_id
       WHERE name IN ('christmas', 'santa claus') AND media = 'movie'`,
    )
    .all()
    .map(({ id }) => Number(id)),
);

describe('programme', () => {
  for (const { numRuns, tags } of [
    { numRuns: 6, tags: [] },
    { numRuns: 60, tags: ['full'] },
  ]) {
    it(
      `has some forty films on and forty announced, none of them twice, in ${numRuns} weeks`,
      { tags },
      () => {
        fc.assert(
          fc.property(moments, (now) => {
            const [playing, coming] = [programme.nowPlaying(now).ids, programme.upcoming(now).ids];
            expect(playing.length).toBeGreaterThanOrEqual(30);
            expect(playing.length).toBeLessThanOrEqual(40);
            expect(coming.length).toBe(40);
            expect(new Set([...playing, ...coming]).size).toBe(playing.length + coming.length);
          }),
          { numRuns },
        );
      },
    );

    it(`plays next week what is announced for next week, in ${numRuns} weeks`, { tags }, () => {
      fc.assert(
        fc.property(moments, (now) => {
          const announcedFirst = programme.upcoming(now).ids.slice(0, 10);
          const next = programme.nowPlaying(new Date(now.getTime() + week)).ids;
          expect(announcedFirst.filter((id) => !christmas.has(id) && !next.includes(id))).toEqual([]);
        }),
        { numRuns },
      );
    });
  }

  it('keeps three weeks of four when a new one begins', () => {
    const before = on('2026-05-07').ids;
    const after = on('2026-05-08').ids;
    expect(after.filter((id) => before.includes(id))).toHaveLength(30);
  });

  it('changes on Friday and on no other day', () => {
    expect(on('2026-11-20')).toEqual(on('2026-11-26'));
    expect(on('2026-11-27').ids).not.toEqual(on('2026-11-26').ids);
  });

  it('gives the weeks that it is made of as dates', () => {
    expect(on('2026-11-21').dates).toEqual({ minimum: '2026-10-30', maximum: '2026-11-26' });
    expect(announced('2026-11-21').dates).toEqual({ minimum: '2026-11-27', maximum: '2026-12-24' });
  });

  it('is the same from another reading', () => {
    const now = new Date('2026-12-31T23:00:00Z');
    const other = createProgramme(database);
    expect(other.upcoming(now)).toEqual(programme.upcoming(now));
    expect(other.nowPlaying(now)).toEqual(programme.nowPlaying(now));
  });

  it('begins with five well-known features, another first one each week', { tags: ['full'] }, () => {
    const firsts = weeksOf(2027).map((number) => programme.nowPlaying(fridayOf(number)).ids.slice(0, 5));
    const isKnown = firsts.flat().filter((id) => Number(film.get(id)?.['fame']) >= 60);
    expect(isKnown.length / firsts.flat().length).toBeGreaterThan(0.95);
    expect(new Set(firsts.map(([first]) => first)).size).toBeGreaterThan(50);
  });

  it('shows no director twice at a time', () => {
    for (const day of ['2026-03-06', '2026-07-17', '2026-10-30', '2027-01-08']) {
      const all = [...on(day).ids, ...announced(day).ids].flatMap(directors);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it('comes from many decades, countries and genres', () => {
    const films = on('2026-05-15').ids.map((id) => film.get(id));
    const decades = new Set(films.map((row) => Math.floor(Number(row?.['year']) / 10)));
    const foreign = films.filter((row) => row?.['language'] !== 'en');
    const firstGenres = new Set(films.map((row) => String(row?.['genre_ids']).split(',')[0]));
    expect(decades.size).toBeGreaterThanOrEqual(7);
    expect(foreign.length).toBeGreaterThanOrEqual(8);
    expect(firstGenres.size).toBeGreaterThanOrEqual(8);
  });

  it('is horror in late October', () => {
    const horror = on('2026-10-30').ids.filter(isHorror).length;
    expect(horror).toBeGreaterThan(15);
    expect(on('2026-05-15').ids.filter(isHorror).length).toBeLessThan(10);
  });

  it('has Christmas films in December and none in spring', () => {
    expect(on('2026-12-18').ids.filter((id) => christmas.has(id)).length).toBeGreaterThan(10);
    const gone = ['Elf', 'Home Alone', 'A Christmas Story', 'Klaus', 'Love Actually'];
    for (const day of ['2026-01-09', '2026-04-03', '2026-08-07']) {
      for (const id of [...on(day).ids, ...announced(day).ids]) {
        expect(gone).not.toContain(film.get(id)?.['name']);
      }
    }
  });

  it('works in years of 53 Fridays', () => {
    expect(weeksOf(2027)).toHaveLength(53);
    expect(weeksOf(2026)).toHaveLength(52);
    expect(cinemaWeekOf(new Date('2027-12-31T00:00:00Z'))).toBe(weeksOf(2027).at(-1));
    expect(on('2027-12-31').ids.length).toBeGreaterThan(30);
  });
});
