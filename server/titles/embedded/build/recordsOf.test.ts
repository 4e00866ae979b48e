import { createHash } from 'node:crypto';

import renumbered from '@marquee/content/catalogue/ids/renumbered.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';

import { personId } from '#server/titles/embedded/ids.ts';
import { schemaVersion } from '#server/titles/embedded/schema.sql.ts';
import { filmRow, seriesRow } from '#server/titles/embedded/testing/sampleRows.ts';
import { shippedCatalogue } from '#server/titles/embedded/testing/testCatalogue.ts';

import { Claims, NumberCollision } from './claims.ts';
import { recordsOf } from './recordsOf.ts';

const { rows: shippedRows, ids: shippedIds } = shippedCatalogue();
const shipped = recordsOf(shippedRows, shippedIds);
/** For each person of the name, their titles in the order of the alphabet. */
const titlesOf = (name: string) =>
  shipped.person
    .filter((person) => person.name === name)
    .map(({ id }) =>
      shipped.credit
        .filter(({ person_id }) => person_id === id)
        .map((credit) =>
          shipped.title.find(({ media, id }) => media === credit.media && id === credit.title_id),
        )
        .map((title) => title?.name ?? '')
        .toSorted((a, b) => a.localeCompare(b)),
    );
const departmentOf = (name: string) => shipped.person.find((person) => person.name === name)?.department;

describe('recordsOf', () => {
  it('is the same for the same rows, whatever their order', () => {
    const rows = [filmRow(), seriesRow(), filmRow({ title: 'Other', tmdb_id: 12 })];
    const ids = (all: typeof rows) =>
      recordsOf(all)
        .title.map(({ name, id, popularity, votes }) => ({ name, id, popularity, votes }))
        .toSorted((a, b) => a.name.localeCompare(b.name));
    expect(ids(rows)).toEqual(ids(rows.toReversed()));
  });

  it('keeps what it derives from a row for as long as the version of the tables stays', () => {
    const rows = [filmRow({ collection: 'Pier Collection' }), seriesRow({ tmdb_id: 12 })];
    const digest = createHash('sha256')
      .update(JSON.stringify(recordsOf(rows)))
      .digest('hex');
    // Built databases are distinguished by this version: where the digest changes, raise the version and record both.
    expect({ schemaVersion, digest: digest.slice(0, 16) }).toEqual({
      schemaVersion: 9,
      digest: '17a4dc3fa46268b3',
    });
  });

  it("uses TMDB's number where it is known, and one of its own above all of TMDB's where not", () => {
    const { title } = recordsOf([filmRow({ tmdb_id: 603 }), seriesRow()]);
    expect(title.map(({ id }) => id)).toEqual([603, 1_712_802_807]);
  });

  it("gives people, collections, keywords, networks and companies TMDB's numbers", () => {
    const numberOf = (table: readonly { id: number; name: string }[], name: string) =>
      table.find((one) => one.name === name)?.id;
    expect(numberOf(shipped.person, 'Keanu Reeves')).toBe(6384);
    expect(numberOf(shipped.collection, 'The Lord of the Rings Collection')).toBe(119);
    expect(numberOf(shipped.keyword, 'time travel')).toBe(4379);
    expect(numberOf(shipped.network, 'HBO')).toBe(49);
    expect(numberOf(shipped.company, 'Pixar')).toBe(3);
  });

  it('keeps earlier numbers, which are not reused', () => {
    const now = [
      ...shipped.title,
      ...shipped.person,
      ...shipped.collection,
      ...shipped.keyword,
      ...shipped.network,
    ];
    const taken = new Set(now.map(({ id }) => id));
    const { earlier_number: earlier } = shipped;
    expect(earlier.filter((one) => taken.has(one.earlier))).toEqual([]);
    expect(earlier.filter(({ id }) => id > 100_000_000)).toEqual([]);
    expect(new Set(earlier.map((one) => one.earlier)).size).toBe(earlier.length);
    expect(earlier).toContainEqual({ kind: 'person', earlier: personId('Keanu Reeves'), id: 6384 });
  });

  it('knows the numbers that libraries may have titles under', () => {
    const titles = shipped.earlier_number.filter(({ kind }) => kind === 'movie' || kind === 'tv');
    const known = titles.map(({ kind, earlier, id }) => ({ media: kind, earlier, id }));
    expect(known).toEqual(expect.arrayContaining(renumbered));
  });

  it('fits every number into 32 bits with a sign', () => {
    const { collection, keyword, network, person, season, title } = shipped;
    for (const { id } of [collection, keyword, network, person, season, title].flat()) {
      expect(Number.isInteger(id) && id > 0 && id < 2 ** 31).toBe(true);
    }
  });

  it('distinguishes namesakes by their work', () => {
    expect(titlesOf('Tom Holland').toSorted((a, b) => b.length - a.length)).toEqual([
      expect.arrayContaining(['Onward', 'Spider-Man: Homecoming']),
      ["Child's Play", "Child's Play"],
    ]);
    expect(titlesOf('Allan Scott')).toContainEqual(["Don't Look Now", "The Queen's Gambit"]);
    for (const name of [
      'Steve McQueen',
      'Will Smith',
      'Christopher Lloyd',
      'Graham Greene',
      'John Alexander',
    ])
      expect(titlesOf(name)).toHaveLength(2);
  });

  it('makes one record of every other person, however many crafts they have', () => {
    expect(titlesOf('Clint Eastwood')).toHaveLength(1);
    expect(new Set(shipped.person.map(({ name }) => name)).size).toBe(shipped.person.length - 7);
  });

  it('knows people for their best known titles and by the craft they mostly have', () => {
    expect([
      departmentOf('Tom Hanks'),
      departmentOf('Quentin Tarantino'),
      departmentOf('Aaron Sorkin'),
    ]).toEqual(['Acting', 'Directing', 'Writing']);
  });

  it('orders titles by fame and hardly ever gives two the same estimate', () => {
    const byPopularity = shipped.title.toSorted((a, b) => b.popularity - a.popularity);
    expect(byPopularity.map(({ fame }) => fame)).toEqual(
      byPopularity.map(({ fame }) => fame).toSorted((a, b) => b - a),
    );
    expect(new Set(shipped.title.map(({ popularity }) => popularity)).size).toBeGreaterThan(
      shipped.title.length * 0.95,
    );
  });
});

describe('Claims', () => {
  it('refuses to give one number to two things, and names both', () => {
    const claims = new Claims('person');
    expect(claims.claim(5, 'Ada')).toBe(true);
    expect(claims.claim(5, 'Ada')).toBe(false);
    expect(() => claims.claim(5, 'Ben')).toThrow(NumberCollision);
    expect(() => claims.claim(5, 'Ben')).toThrow('person number 5 would belong to both "Ada" and "Ben"');
  });
});
