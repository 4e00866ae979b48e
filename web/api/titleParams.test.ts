import { configureStore } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';

import { titleParams } from '#core/live/likenessLive.ts';

import { client } from './client.ts';
import { shows } from './shows.ts';
import { titles } from './titles.ts';

test('a page and the reasons of its row ask for the title in the same words: one call to whoever has it', async () => {
  const asked: Record<string, string>[] = [];
  const store = configureStore({
    reducer: { [client.reducerPath]: client.reducer },
    middleware: (defaults) =>
      defaults({
        thunk: {
          extraArgument: {
            origin: 'http://app.test',
            fetch: async (request: Request) => {
              asked.push(Object.fromEntries(new URL(request.url).searchParams));
              return Response.json({}, { status: 404 });
            },
            sleep: async () => {},
            random: () => 0.5,
          },
        },
      }).concat(client.middleware),
  });
  await store.dispatch(titles.endpoints.movie.initiate(603));
  await store.dispatch(shows.endpoints.series.initiate(1396));
  expect(asked).toEqual([titleParams.movie, titleParams.tv]);
});
