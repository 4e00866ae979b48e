import { expect, test } from 'vitest';

import { listedAtTmdb } from './listedAtTmdb.ts';

test('the sitemap names what was found at TMDB, under its numbers, and nothing else', () => {
  const own = {
    films: () => [
      { id: 694, name: 'The Shining' },
      { id: 70, name: 'Not at TMDB' },
      { id: 71, name: 'Not looked for' },
    ],
    series: () => [{ id: 1396, name: 'Breaking Bad' }],
    seasons: () => [{ id: 1396, name: 'Breaking Bad', season: 2 }],
  };
  const live = new Map<number, number | null>([
    [694, 5555],
    [70, null],
    [1396, 9],
  ]);
  const listed = listedAtTmdb(own, ({ media, id }) => {
    const found = live.get(id);
    return found === undefined || found === null ? found : { media, id: found };
  });
  expect(listed.films()).toEqual([{ id: 5555, name: 'The Shining' }]);
  expect(listed.series()).toEqual([{ id: 9, name: 'Breaking Bad' }]);
  expect(listed.seasons()).toEqual([{ id: 9, name: 'Breaking Bad', season: 2 }]);
  expect([...listed.people(), ...listed.collections()]).toEqual([]);
});
