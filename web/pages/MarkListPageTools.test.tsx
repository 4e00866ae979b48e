import { configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { client } from '#web/api/client.ts';
import { listedFilm } from '#web/api/testing/protocolAnswers.ts';

import { PickForTonight } from './MarkListPageTools.tsx';

const names = ['Alien', 'Brazil', 'Casablanca'];
const titles = names.map((_, index) => ({
  title: { media: 'movie' as const, id: index + 1 },
  value: { added: '2026-11-21T20:00:00.000Z' },
  at: 0,
}));

function answer(request: Request): Response {
  const ids = [...(new URL(request.url).searchParams.get('keys') ?? '').matchAll(/\d+/g)].map(Number);
  const results = ids.map((id) => Object.assign({}, listedFilm, { id, title: names[id - 1] }));
  return Response.json({ results });
}

const press = (name: string) => page.getByRole('button', { name }).click();
const picked = (name: string) => page.getByRole('dialog', { name: `Tonight: ${name}` });

it('picks by chance, and another one is never the same', async () => {
  const chances = [0, 0, 0.99];
  const fetch = async (request: Request) => answer(request);
  const store = configureStore({
    reducer: { [client.reducerPath]: client.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { origin: 'http://app.test', fetch } } }).concat(client.middleware),
  });
  await render(
    <Provider store={store}>
      <PickForTonight titles={titles} random={() => chances.shift() ?? 0} />
    </Provider>,
  );
  await press('Pick one for tonight');
  await expect.element(picked('Alien')).toBeVisible();
  await press('Another one');
  await expect.element(picked('Brazil')).toBeVisible();
  await press('Another one');
  await expect.element(picked('Casablanca')).toBeVisible();
});
