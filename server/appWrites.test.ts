import { Hono } from 'hono';
import { expect, it } from 'vitest';

import { createApp } from './app.ts';
import { StorageUnavailable } from './database/storage.ts';
import { testParts } from './http/testParts.ts';

type Env = { Bindings: { id?: string; address?: string } };

const origin = 'http://127.0.0.1:3000';

it('a write is accepted on writable paths, with its sender', async () => {
  const routes = new Hono<Env>().post('/v1/thing', async (c) =>
    c.json({ read: await c.req.text(), from: c.env.address }),
  );
  const app = createApp(testParts({ protocols: [['/securetoken.googleapis.com', routes]] }));
  const request = new Request(`${origin}/securetoken.googleapis.com/v1/thing`, {
    method: 'POST',
    body: 'a=b',
  });
  const answer = await app.fetch(request, { address: '203.0.113.7' });
  expect(await answer.json()).toEqual({ read: 'a=b', from: '203.0.113.7' });
});

it('a large body is refused also without a declared length', async () => {
  const body = new ReadableStream({
    start(controller) {
      for (let count = 0; count < 70; count += 1) controller.enqueue(new Uint8Array(1024));
      controller.close();
    },
  });
  const routes = new Hono<Env>().post('/changes', async (c) => c.text(await c.req.text()));
  const app = createApp(testParts({ api: [new Hono<Env>().route('/library', routes)] }));
  const request = new Request(`${origin}/api/library/changes`, { method: 'POST', body, duplex: 'half' });
  expect((await app.fetch(request)).status).toBe(413);
});

it('a failure that is not about the person is never in the identity protocol’s format', async () => {
  const broken = new Hono<Env>().post('/v1/token', () => {
    throw new StorageUnavailable('unreachable', new Error('secret detail'));
  });
  const app = createApp(testParts({ protocols: [['/securetoken.googleapis.com', broken]] }));
  const answer = await app.fetch(
    new Request(`${origin}/securetoken.googleapis.com/v1/token`, { method: 'POST' }),
  );
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('retry-after')]).toEqual([
    503,
    'text/plain; charset=utf-8',
    '1',
  ]);
});

it('a full disk is answered with "nothing was saved"', async () => {
  const full = new Hono<Env>().post('/library/changes', () => {
    throw new StorageUnavailable('full', new Error('secret detail'));
  });
  const app = createApp(testParts({ api: [full] }));
  const answer = await app.fetch(new Request(`${origin}/api/library/changes`, { method: 'POST' }));
  expect(answer.status).toBe(507);
  expect(await answer.json()).toMatchObject({ code: 'not-saved' });
});

it('a page that may be taken back is never kept', async () => {
  let isShared = true;
  const { render } = testParts();
  const app = createApp(
    testParts({
      render: async (asked) => {
        const page = await render({ ...asked, url: isShared ? '/' : '/gone' });
        return page.kind === 'page' ? { ...page, head: { ...page.head, revocable: true } } : page;
      },
    }),
  );
  const status = async () => (await app.fetch(new Request(`${origin}/list/shared`))).status;
  expect(await status()).toBe(200);
  isShared = false;
  expect(await status()).toBe(404);
});

it('what one caller was answered is never kept for another', async () => {
  const own = new Hono<Env>().get('/library', (c) => c.json({ whose: c.req.header('authorization') }));
  const app = createApp(testParts({ api: [own] }));
  const ask = async (who: string) =>
    (await app.fetch(new Request(`${origin}/api/library`, { headers: { authorization: who } }))).json();
  expect(await Promise.all([ask('A'), ask('B'), ask('A')])).toEqual([
    { whose: 'A' },
    { whose: 'B' },
    { whose: 'A' },
  ]);
});
