import { ListItem } from '@marquee/contracts/library/libraryValue.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { KeptItem } from './library.ts';
import { moveInList } from './moveInList.ts';
import { byText } from './orderedEntries.ts';
import { findPlace, findPlaces, placeBetween } from './places.ts';

const anyPlace = fc.stringMatching(/^[0-9A-Za-z]{1,64}$/);
const isPlace = (place: string) => ListItem.safeParse({ place, note: '' }).success;

describe('a place between two', () => {
  it('is between them, or there is none', () => {
    fc.assert(
      fc.property(fc.option(anyPlace), fc.option(anyPlace), (a, b) => {
        const [before, after] = a !== null && b !== null && a > b ? [b, a] : [a, b];
        const place = findPlace(before, after);
        fc.pre(place !== null);
        expect(isPlace(place)).toBe(true);
        expect((before ?? '') < place && place < (after ?? '~')).toBe(true);
      }),
    );
  });

  it('exists as long as the two differ within fewer than 64 letters', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9A-Za-z]{0,39}[1-9A-Za-z]$/),
        fc.stringMatching(/^[0-9A-Za-z]{0,39}[1-9A-Za-z]$/),
        (a, b) => {
          fc.pre(a !== b);
          const [before, after] = [a, b].sort(byText);
          expect(findPlace(before ?? null, after ?? null)).not.toBeNull();
        },
      ),
    );
  });

  it.each([
    ['U', 'U'],
    ['U', 'U0'],
    ['z'.repeat(64), null],
    [null, '0'],
  ])('is none between %s and %s, and then shares one that there is', (before, after) => {
    expect(findPlace(before, after)).toBeNull();
    expect(isPlace(placeBetween(before, after))).toBe(true);
  });

  it('stays short at the ends of ten thousand', () => {
    for (const next of [
      (place: string) => placeBetween(place, null),
      (place: string) => placeBetween(null, place),
    ]) {
      let place = placeBetween(null, null);
      for (let count = 0; count < 10_000; count += 1) place = next(place);
      expect(place.length).toBeLessThanOrEqual(8);
    }
  });

  it('is found for many at once, in order', () => {
    fc.assert(
      fc.property(
        fc.nat(500),
        fc.option(fc.constant('Ab')),
        fc.option(fc.constant('Ac')),
        (count, before, after) => {
          const places = findPlaces(before, after, count);
          expect(places).toHaveLength(count);
          expect(places).toEqual([...new Set(places)].sort(byText));
        },
      ),
    );
  });
});

describe('moving in a list', () => {
  const list = '3f2a1b40-8c5d-4e6f-9a7b-0c1d2e3f4a5b';
  const inOrder = (items: readonly KeptItem[]) =>
    items.toSorted((a, b) => byText(a.item.place, b.item.place) || a.title.id - b.title.id);
  const moves = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 60 });

  function move(items: KeptItem[], from: number, to: number): KeptItem[] {
    const places = new Map(moveInList(list, items, from, to).map(({ key, value }) => [key, value]));
    return inOrder(
      items.map((kept) => {
        const value = places.get(`item/${list}/movie/${kept.title.id}`);
        return value ? { ...kept, item: ListItem.parse(value) } : kept;
      }),
    );
  }

  it('puts it there and leaves the others in their order, wherever they all came from', () => {
    const start = fc.array(fc.oneof(anyPlace, fc.constantFrom('0', 'U', 'U0', 'z'.repeat(64))), {
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(start, moves, (places, moves) => {
        let items = inOrder(
          places.map((place, id) => ({ title: { media: 'movie', id: id + 1 }, item: { place, note: '' } })),
        );
        for (const [a, b] of moves) {
          const [from, to] = [a % items.length, b % items.length];
          const wanted = items.map(({ title }) => title.id);
          wanted.splice(to, 0, ...wanted.splice(from, 1));
          items = move(items, from, to);
          expect(items.map(({ title }) => title.id)).toEqual(wanted);
        }
      }),
    );
  });

  it('is mostly one write', () => {
    const items = (findPlaces(null, null, 1000) ?? []).map((place, id): KeptItem => ({
      title: { media: 'movie', id: id + 1 },
      item: { place, note: 'why' },
    }));
    expect(moveInList(list, items, 900, 3)).toEqual([
      { key: `item/${list}/movie/901`, value: { place: expect.any(String), note: 'why' } },
    ]);
    expect(moveInList(list, items, 5, 5)).toEqual([]);
    expect(moveInList(list, items, 5, 1000)).toEqual([]);
  });
});
