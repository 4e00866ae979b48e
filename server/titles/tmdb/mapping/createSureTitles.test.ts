import type { TypedMovie } from '@marquee/contracts/tmdb/lists.ts';
import { expect, test } from 'vitest';

import { createSureTitles } from './createSureTitles.ts';

const title = (id: number, name: string) => ({
  media: 'movie' as const,
  id,
  name,
  originalName: name,
  alsoNamed: [],
  year: 1980,
  language: 'en',
  imdb: null,
  ownId: 100_000_000 + id,
});
const item = (id: number, name: string) =>
  ({ media_type: 'movie', id, title: name, original_title: name, release_date: '1980-05-23' }) as TypedMovie;
const film = (id: number) => ({ media: 'movie', id }) as const;

/** TMDB's 694 is another film than ours. */
const theirs = new Map([
  [694, item(694, 'The Ferry at Low Water')],
  [5555, item(5555, 'The Shining')],
  [620, item(620, 'Ghostbusters')],
]);

function titles(looked: ReadonlyMap<number, number>) {
  const liveOf = ({ media, id }: { media: 'movie' | 'tv'; id: number }) => {
    const live = looked.get(id);
    return live === undefined ? undefined : { media, id: live };
  };
  const sure = createSureTitles({
    titles: [title(694, 'The Shining'), title(620, 'Ghostbusters')],
    liveOf,
    shown: (one) => liveOf(one) ?? one,
  });
  return sure(async ({ id }) => theirs.get(id));
}

test('until a title was looked for, TMDB’s item of its number counts only where the name agrees', async () => {
  const titleItem = titles(new Map());
  expect(await titleItem(film(694))).toBeUndefined();
  expect(await titleItem(film(620))).toMatchObject({ id: 620 });
  expect(await titleItem(film(777))).toBeUndefined();
});

test('one that was looked for is TMDB’s, whatever it is called there', async () => {
  const titleItem = titles(new Map([[694, 5555]]));
  expect(await titleItem(film(694))).toMatchObject({ id: 5555, title: 'The Shining' });
});
