import type { MediaType } from '@marquee/contracts/paths.ts';
import { describe, expect, it } from 'vitest';

import { shippedDatabase } from '#server/titles/embedded/testing/testCatalogue.ts';

import { createLikeness } from './likeness.ts';
import { likenessPairs } from './likenessPairs.ts';
import { unlikePairs } from './unlikePairs.ts';

const database = shippedDatabase();
const likeness = createLikeness(database);
const byName = database.prepare('SELECT id FROM title WHERE media = ? AND name = ? ORDER BY popularity DESC');
const byId = database.prepare('SELECT * FROM title WHERE media = ? AND id = ?');
const all = database
  .prepare('SELECT media, id FROM title ORDER BY media, id')
  .all()
  .map((row): { media: MediaType; id: number } => ({
    media: row['media'] === 'tv' ? 'tv' : 'movie',
    id: Number(row['id']),
  }));

/** Enough titles of every kind to stand for all; and a few, where each says enough by itself. */
const sample = all.filter(({ media }, index) => media === 'tv' || index % 8 === 0);
const few = sample.filter((_, index) => index % 12 === 0);

const idOf = (media: MediaType, name: string) => Number(byName.get(media, name)?.['id']);
const namesFor = (media: MediaType, name: string) =>
  likeness.recommendations(media, idOf(media, name)).map(({ id }) => String(byId.get(media, id)?.['name']));
const moods = (media: MediaType, id: number) => String(byId.get(media, id)?.['moods']);
const countBy = <Key>(keys: readonly Key[]) => Map.groupBy(keys, (key) => key);

describe('recommendations', () => {
  it('put most titles that people would expect among the first ten', { tags: ['full'] }, () => {
    const expected = likenessPairs.flatMap(({ media, liked, expected }) =>
      expected
        .filter((name) => Number.isInteger(idOf(media, name)))
        .map((name) => namesFor(media, liked).slice(0, 10).includes(name)),
    );
    const share = expected.filter(Boolean).length / expected.length;
    expect(expected.length).toBeGreaterThan(120);
    expect(share).toBeGreaterThan(0.7);
  });

  it.each([
    ['movie', 'The Godfather', 'GoodFellas'],
    ['movie', 'Alien', 'The Thing'],
    ['movie', 'Spirited Away', "Howl's Moving Castle"],
    ['movie', 'Groundhog Day', 'Palm Springs'],
    ['movie', 'Superbad', 'Booksmart'],
    ['movie', 'Free Solo', 'Touching the Void'],
    ['movie', "Schindler's List", 'The Pianist'],
    ['tv', 'Breaking Bad', 'Better Call Saul'],
    ['tv', 'Death Note', 'Monster'],
  ] as const)('of the %s %s have %s among the first ten', (media, liked, expected) => {
    expect(namesFor(media, liked).slice(0, 10)).toContain(expected);
  });

  it('never offer what only shares a word', () => {
    const dated = database.prepare('SELECT id FROM title WHERE media = ? AND name = ? AND year = ?');
    const numberOf = (media: MediaType, [name, year]: readonly [string, number]) => {
      const id = dated.get(media, name, year)?.['id'];
      if (typeof id !== 'number') throw new Error(`There is no ${name} (${year})`);
      return id;
    };
    const offered = unlikePairs.flatMap(({ media, liked, never }) => {
      const first = likeness.recommendations(media, numberOf(media, liked)).slice(0, 10);
      return never
        .filter((title) => first.some(({ id }) => id === numberOf(media, title)))
        .map(([name]) => `${liked[0]} → ${name}`);
    });
    expect(offered).toEqual([]);
    expect(unlikePairs.flatMap(({ never }) => never).length).toBeGreaterThan(60);
  });

  it('never offer what is made for adults beside what is made for children', () => {
    const madeFor = (media: MediaType, id: number) =>
      /"madeFor":"(\w+)"/.exec(String(byId.get(media, id)?.['audience']))?.[1];
    const forChildren = all.filter(({ media, id }) =>
      ['preschool', 'children'].includes(madeFor(media, id) ?? ''),
    );
    for (const { media, id } of forChildren) {
      const first = likeness.recommendations(media, id).slice(0, 10);
      expect(first.filter((other) => madeFor(media, other.id) === 'adults')).toEqual([]);
    }
    expect(forChildren.length).toBeGreaterThan(5);
  });

  it('exist for any title, each once, of its own medium, and never the title itself', () => {
    for (const { media, id } of few) {
      const list = likeness.recommendations(media, id);
      const ids = list.map((item) => item.id);
      expect(ids.length).toBeGreaterThanOrEqual(20);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).not.toContain(id);
      expect(list.every((item) => item.media === media)).toBe(true);
    }
  });

  it('contain at most two of one collection', () => {
    for (const { media, id } of few) {
      const collections = likeness
        .recommendations(media, id)
        .map((item) => byId.get(media, item.id)?.['collection_id'])
        .filter((collection) => typeof collection === 'number');
      for (const [, same] of countBy(collections)) expect(same.length).toBeLessThanOrEqual(2);
    }
  });

  it('are not always the same few', { tags: ['full'] }, () => {
    const firsts = sample.flatMap(({ media, id }) => likeness.recommendations(media, id).slice(0, 10));
    const counts = [...Map.groupBy(firsts, (item) => `${item.media} ${item.id}`).values()].map(
      (list) => list.length,
    );
    expect(Math.max(...counts)).toBeLessThan(sample.length / 8);
    expect(counts.length).toBeGreaterThan(700);
  });

  it('are the same from another reading', () => {
    const id = idOf('movie', 'Heat');
    expect(createLikeness(database).recommendations('movie', id)).toEqual(
      likeness.recommendations('movie', id),
    );
  });

  it('are none for a number that no title has', () => {
    expect(likeness.recommendations('movie', 999_999_999)).toEqual([]);
    expect(likeness.similar('tv', 999_999_999)).toEqual([]);
  });
});

describe('reasons', () => {
  const creditsOf = database.prepare(
    `SELECT person.name, credit.job FROM credit JOIN person ON person.id = person_id WHERE media = ? AND title_id = ?`,
  );
  const keywordsOf = database.prepare(
    `SELECT name FROM title_keyword JOIN keyword ON keyword.id = keyword_id WHERE media = ? AND title_id = ?`,
  );
  const namesOf = (media: MediaType, id: number, jobs: readonly string[]) =>
    creditsOf
      .all(media, id)
      .filter(({ job }) => jobs.includes(String(job)))
      .map(({ name }) => String(name));
  const keywords = (media: MediaType, id: number) =>
    keywordsOf.all(media, id).map(({ name }) => String(name));

  function holds(reason: string, media: MediaType, a: number, b: number): boolean {
    const both = (jobs: readonly string[]) =>
      namesOf(media, a, jobs).some((name) => namesOf(media, b, jobs).includes(name));
    if (reason === 'same world')
      return byId.get(media, a)?.['collection_id'] === byId.get(media, b)?.['collection_id'];
    if (reason === 'same director') return both(['Director']);
    if (reason === 'same creator') return both(['Creator']);
    if (reason === 'same writer') return both(['Writer']);
    if (reason.startsWith('with ')) {
      const name = reason.slice('with '.length);
      return namesOf(media, a, ['']).includes(name) && namesOf(media, b, ['']).includes(name);
    }
    if (keywords(media, a).includes(reason)) return keywords(media, b).includes(reason);
    return moods(media, a).includes(`"${reason}"`) && moods(media, b).includes(`"${reason}"`);
  }

  it('are at most three, and every one is true of both titles', () => {
    for (const { media, id } of few) {
      for (const { id: other, reasons } of likeness.recommendations(media, id).slice(0, 12)) {
        expect(reasons.length).toBeLessThanOrEqual(3);
        expect(new Set(reasons).size).toBe(reasons.length);
        for (const reason of reasons)
          expect([id, other, reason, holds(reason, media, id, other)]).toEqual([id, other, reason, true]);
      }
    }
  });

  it('are given for nearly all of the first ten', { tags: ['full'] }, () => {
    const lists = sample.flatMap(({ media, id }) => likeness.recommendations(media, id).slice(0, 10));
    expect(lists.filter(({ reasons }) => reasons.length > 0).length / lists.length).toBeGreaterThan(0.97);
  });

  it('begin with the strongest', () => {
    const [first] = likeness.recommendations('movie', idOf('movie', 'Alien'));
    expect(first?.reasons.slice(0, 2)).toEqual(['same world', 'with Sigourney Weaver']);
  });
});

describe('similar', () => {
  it('may keep a whole series of films together', () => {
    const id = idOf('movie', 'Harry Potter and the Goblet of Fire');
    const potters = likeness
      .similar('movie', id)
      .filter((other) => String(byId.get('movie', other)?.['name']).startsWith('Harry Potter'));
    expect(potters.length).toBeGreaterThan(5);
  });
});
