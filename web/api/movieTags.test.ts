import { expect, it } from 'vitest';

import { client } from './client.ts';

// Each file adds its endpoints to the one client.
await Promise.all(
  Object.values(import.meta.glob(['./*.ts', './assistant/assistantAnswer.ts', '!./*.test.ts'])).map((load) =>
    load(),
  ),
);

/** Queries about people's own data, and endpoints without requests. */
const others = ['accountActivity', 'accountData', 'ages', 'assistantMode', 'avatars', 'sessions'];

type Tagged = { type?: string; providesTags?: unknown };

function tagsOfQueries(): Map<string, unknown> {
  const tags = new Map<string, unknown>();
  const look = (name: string) => [
    name,
    ({ type, providesTags }: Tagged) => {
      if (type !== 'mutation') tags.set(name, providesTags);
    },
  ];
  client.enhanceEndpoints({ endpoints: Object.fromEntries(Object.keys(client.endpoints).map(look)) });
  return tags;
}

it('every query about films, series and people has the one tag', () => {
  const tags = tagsOfQueries();
  // Another test's, which shares the client.
  for (const name of ['film', 'found']) tags.delete(name);
  const untagged = [...tags]
    .filter(([, given]) => JSON.stringify(given) !== '["Movies"]')
    .map(([name]) => name);
  expect(untagged.sort()).toEqual(others);
  expect([...tags.keys()]).toEqual(expect.arrayContaining(['movieList', 'search', 'likeness', 'person']));
});
