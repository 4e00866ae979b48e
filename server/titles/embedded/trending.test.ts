import { beforeAll, describe, expect, it } from 'vitest';

import type { ListReads } from './reads/listReads.ts';
import { createListReads } from './reads/listReads.ts';
import { shippedDatabase } from './testing/testCatalogue.ts';
import { createTrending } from './trending.ts';

let reads: ListReads;
beforeAll(() => {
  reads = createListReads(shippedDatabase());
});

const monday = new Date('2026-01-12T00:00:00Z');
const sunday = new Date('2026-01-18T23:59:59Z');
const nextMonday = new Date('2026-01-19T00:00:00Z');
const names = (list: readonly { media: string; id: number }[]) =>
  list.map(({ media, id }) => `${media}:${id}`);

describe('createTrending', () => {
  it('is the same for the same week in every process, and another the week after', () => {
    const [one, other] = [createTrending(reads), createTrending(reads)];
    expect(one('movie', 'week', monday)).toEqual(other('movie', 'week', sunday));
    expect(names(one('movie', 'week', nextMonday).slice(0, 20))).not.toEqual(
      names(one('movie', 'week', monday).slice(0, 20)),
    );
  });

  it('stirs the week a little every day', () => {
    const trending = createTrending(reads);
    const tuesday = new Date('2026-01-13T08:00:00Z');
    const top = (now: Date) => new Set(names(trending('movie', 'day', now).slice(0, 20)));
    const shared = [...top(monday)].filter((name) => top(tuesday).has(name)).length;
    expect(shared).toBeGreaterThan(5);
    expect(shared).toBeLessThan(20);
  });

  it('contains every title once, and mixes media only where asked', () => {
    const trending = createTrending(reads);
    const all = names(trending('all', 'day', monday));
    expect(new Set(all).size).toBe(all.length);
    expect(trending('tv', 'day', monday)).toHaveLength(reads.fame('tv').length);
    const kinds = new Set(
      trending('all', 'week', monday)
        .slice(0, 100)
        .map(({ media }) => media),
    );
    expect(kinds).toEqual(new Set(['movie', 'tv', 'person']));
    expect(new Set(trending('person', 'week', monday).map(({ media }) => media))).toEqual(
      new Set(['person']),
    );
  });

  it('lets fame weigh more than chance', () => {
    const fame = new Map(reads.fame('movie').map((film) => [film.id, film.fame]));
    const top = createTrending(reads)('movie', 'week', monday).slice(0, 20);
    expect(Math.min(...top.map(({ id }) => fame.get(id) ?? 0))).toBeGreaterThan(60);
  });
});
