import { configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';

import { client } from './client.ts';
import { shows } from './shows.ts';
import { titles } from './titles.ts';

it('a title’s page asks for videos in a person’s language and the title’s own', async () => {
  const asked: URL[] = [];
  const store = configureStore({
    reducer: { [client.reducerPath]: client.reducer },
    middleware: (defaults) =>
      defaults({
        thunk: {
          extraArgument: {
            origin: 'http://test.invalid',
            fetch: async (request: Request) => {
              asked.push(new URL(request.url));
              return Response.json({}, { status: 404 });
            },
            sleep: async () => {},
            random: () => 0.5,
          },
        },
      }).concat(client.middleware),
  });
  await store.dispatch(titles.endpoints.movie.initiate(603));
  await store.dispatch(shows.endpoints.series.initiate(1399));
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/3/movie/603', '/3/tv/1399']);
  for (const { searchParams } of asked) {
    const languages = searchParams.get('include_video_language')?.split(',') ?? [];
    expect(languages.slice(0, 2)).toEqual(['en', 'null']);
    expect(languages).toEqual(expect.arrayContaining(['de', 'fr', 'ja', 'ko']));
    expect(new Set(languages).size).toBe(languages.length);
  }
});
