import type { KnownTitle } from '@marquee/contracts/library/libraryAnswer.ts';
import { expect, it } from 'vitest';

import { newId } from '#web/platform/newId.ts';

import { openKeptTitles } from './keptTitles.ts';

const film = (id: number, title: string): KnownTitle => ({
  media_type: 'movie',
  adult: false,
  backdrop_path: null,
  genre_ids: [],
  id,
  original_language: 'en',
  original_title: title,
  overview: '',
  popularity: 1,
  poster_path: null,
  release_date: '1999-03-31',
  title,
  video: false,
  vote_average: 8,
  vote_count: 10,
});

const matrix = { media: 'movie', id: 603 } as const;
const heat = { media: 'movie', id: 949 } as const;
const series = { media: 'tv', id: 603 } as const;

it('keeps what titles are called, by medium and number', async () => {
  const kept = openKeptTitles(`titles ${newId()}`);
  expect(await kept.only([matrix, heat])).toEqual([matrix, heat]);
  await kept.keep([film(603, 'The Matrix'), film(949, 'Heat')]);
  expect(await kept.read([heat, matrix, series])).toEqual([film(949, 'Heat'), film(603, 'The Matrix')]);
});

it('forgets what has left the library, and says what is missing', async () => {
  const kept = openKeptTitles(`titles ${newId()}`);
  await kept.keep([film(603, 'The Matrix'), film(949, 'Heat')]);
  expect(await kept.only([heat, series])).toEqual([series]);
  expect(await kept.read([matrix, heat])).toEqual([film(949, 'Heat')]);
  expect(await kept.only([])).toEqual([]);
  expect(await kept.read([heat])).toEqual([]);
});
