import { expect, it } from 'vitest';

import { createApp } from '#server/app.ts';

import { testParts } from './testParts.ts';

const origin = 'http://127.0.0.1:3000';
const { fetch } = createApp(testParts());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(new Request(origin + path, { headers: { origin: 'http://127.0.0.1:4150' }, ...init }));

const protocols = [
  '/3/movie/popular',
  '/3/movie/1',
  '/3/nothing',
  '/3/broken',
  '/t/p/w342/m1-poster.svg',
  '/identitytoolkit.googleapis.com/v1/accounts:signUp',
  '/securetoken.googleapis.com/v1/token',
];

it.each(protocols)('pages of other origins may read what %s answers, the second time too', async (path) => {
  for (let count = 0; count < 2; count += 1) {
    const { headers } = await ask(path);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  }
});

it.each(protocols.filter((path) => !path.startsWith('/t/p')))(
  'and what the headers of %s say',
  async (path) => {
    const { headers } = await ask(path);
    expect(headers.get('access-control-expose-headers')).toContain('retry-after');
  },
);

it.each(protocols)('%s says before it is asked what may be sent', async (path) => {
  const { status, headers } = await ask(path, {
    method: 'OPTIONS',
    headers: {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,x-client-version',
    },
  });
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-allow-headers')).toBe('authorization, *');
  expect(headers.get('access-control-allow-methods')).toContain('POST');
});

it.each([
  '/',
  '/api/suggest?q=heat',
  '/static/js/main-1.js',
  '/avatars/fox.svg',
  '/emulator/v1/clock',
  '/30',
  '/tp',
])('%s is ours alone', async (path) => {
  const { headers } = await ask(path);
  expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  expect((await ask(path, { method: 'OPTIONS' })).status).toBe(405);
});
