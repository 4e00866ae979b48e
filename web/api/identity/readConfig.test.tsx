import type { IdentityConfig } from '@marquee/contracts/identity/identityConfig.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { keepSessionHint } from '#web/platform/keepSessionHint.ts';

import { readConfig } from './openFirebase.ts';

const embedded: IdentityConfig = { provider: 'embedded', apiKey: 'marquee-embedded', projectId: 'marquee' };
const firebase: IdentityConfig = { provider: 'firebase', apiKey: 'another', projectId: 'films' };

const answer = (respond: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn<typeof fetch>(respond));
const offline = () => answer(() => Promise.reject(new TypeError('Failed to fetch')));

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  keepSessionHint(null);
});

it('asks the server, and knows the answer without a network later', async () => {
  answer(async () => Response.json(embedded));
  expect(await readConfig()).toEqual(embedded);
  offline();
  expect(await readConfig()).toEqual(embedded);
});

it('opens a session with what the device knows, without waiting for the server', async () => {
  answer(async () => Response.json(embedded));
  await readConfig();
  keepSessionHint({ v: 1, uid: 'u1', name: null, photo: null });
  answer(() => new Promise(() => {}));
  expect(await readConfig()).toEqual(embedded);
});

it('has the new answer at the next page view', async () => {
  answer(async () => Response.json(embedded));
  await readConfig();
  keepSessionHint({ v: 1, uid: 'u1', name: null, photo: null });
  answer(async () => Response.json(firebase));
  expect(await readConfig()).toEqual(embedded);
  await vi.waitFor(async () => expect(await readConfig()).toEqual(firebase));
});

it('prefers the current answer where no user is signed in', async () => {
  answer(async () => Response.json(embedded));
  await readConfig();
  answer(async () => Response.json(firebase));
  expect(await readConfig()).toEqual(firebase);
});

it.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a busy server', async () => new Response('Busy.', { status: 503 })],
  ['a proxy of its own mind', async () => new Response('<p>Hello</p>')],
])('fails with words before %s when nothing is known', async (_, respond) => {
  answer(respond);
  await expect(readConfig()).rejects.toMatchObject({
    name: 'IdentityFailure',
    code: 'network-request-failed',
  });
});

it.each(['', '{', 'null', '{"provider":"embedded"}', '[]'])('knows nothing from %j', async (kept) => {
  localStorage.setItem('marquee-identity', kept);
  offline();
  await expect(readConfig()).rejects.toMatchObject({ code: 'network-request-failed' });
});

it('makes no request where the page has the configuration', async () => {
  offline();
  const printed = document.createElement('script');
  printed.type = 'application/json';
  printed.id = 'static-build';
  printed.textContent = JSON.stringify({ identity: firebase });
  document.body.append(printed);
  expect(await readConfig()).toEqual(firebase);
  expect(fetch).not.toHaveBeenCalled();
  printed.remove();
});
