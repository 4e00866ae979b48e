import { expect, test } from 'vitest';

import { emptyTitle, type ForeignTitle } from './foreignLibrary.ts';
import { joinTitles } from './joinTitles.ts';

const heat = (index: number): ForeignTitle => ({
  ...emptyTitle({ title: 'Heat', year: 1995 }),
  lists: [{ name: `list ${index % 500}`, note: String(index) }],
  records: [],
});

test('a title in many rows is one, on each of its lists once, as the first row says', () => {
  const [joined, ...others] = joinTitles(Array.from({ length: 1000 }, (_, index) => heat(index)));
  expect(others).toEqual([]);
  expect(joined?.lists).toHaveLength(500);
  expect(joined?.lists[7]).toEqual({ name: 'list 7', note: '7' });
});

/** How many items are iterated, as the language itself iterates arrays. */
function itemsIn(work: () => void): number {
  const { values } = Array.prototype;
  let items = 0;
  const count = (value: typeof values) =>
    Reflect.defineProperty(Array.prototype, Symbol.iterator, { value, writable: true, configurable: true });
  count(function counted(this: unknown[]) {
    items += this.length;
    return values.call(this);
  });
  try {
    work();
  } finally {
    count(values);
  }
  return items;
}

test('no row is iterated again for those after it', () => {
  const itemsOf = (count: number): number => {
    const titles = Array.from({ length: count }, (_, index) => heat(index));
    return itemsIn(() => joinTitles(titles));
  };
  expect(itemsOf(800)).toBeLessThan(2.2 * itemsOf(400));
});
