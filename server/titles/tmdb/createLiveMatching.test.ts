import type { Ask, QueryParams } from '@marquee/titles';
import { expect, test } from 'vitest';

import { createLiveMatching } from './createLiveMatching.ts';

const kinds = ['movie', 'tv'] as const;

function open(answers: Readonly<Record<string, unknown>>) {
  const calls: string[] = [];
  const ask = (async (path: string, params: QueryParams = {}) => {
    calls.push(`${path} ${Object.values(params).join(' ')}`);
    return path in answers ? { ok: true, body: answers[path] } : { ok: false, status: 503 };
  }) as Ask;
  const read: string[] = [];
  const matching = createLiveMatching({
    ask,
    titleItem: async ({ media, id }) => {
      read.push(`${media}/${id}`);
      return undefined;
    },
    entry: () => undefined,
  });
  return { ...matching, calls, read };
}

test('finds by name in the year that is asked for, and shows what was found without asking again', async () => {
  const { search, titleItem, calls, read } = open({
    'search/movie': { results: [{ id: 5, title: 'Ran', release_date: '1985-06-01', genre_ids: [18] }] },
    'search/tv': { results: [{ id: 6, name: 'Ran', poster_path: null }, { name: 'No number' }, null] },
  });
  const { hits } = await search.find('Ran', { kinds, exact: true, firstYear: 1985, limit: 50 });
  expect(hits.map(({ kind, id }) => `${kind}/${id}`)).toEqual(['movie/5', 'tv/6']);
  expect(calls).toEqual(['search/movie Ran 1985', 'search/tv Ran 1985']);
  expect(await titleItem({ media: 'movie', id: 5 })).toMatchObject({
    media_type: 'movie',
    title: 'Ran',
    genre_ids: [18],
  });
  expect(await titleItem({ media: 'tv', id: 6 })).toMatchObject({ name: 'Ran', overview: '' });
  await titleItem({ media: 'movie', id: 7 });
  expect(read).toEqual(['movie/7']);
});

test('finds by the number at IMDb', async () => {
  const { search, calls } = open({
    'find/tt0089881': { movie_results: [{ id: 5, title: 'Ran' }], tv_results: [] },
  });
  const { hits } = await search.find('tt0089881', { kinds, limit: 5 });
  expect(hits).toEqual([{ kind: 'movie', id: 5, match: { by: 'number' } }]);
  expect(calls).toEqual(['find/tt0089881 imdb_id']);
});

test('finds nothing where TMDB does not answer', async () => {
  const { search } = open({});
  expect(await search.find('Ran', { kinds, limit: 5 })).toEqual({ hits: [] });
});
