import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createApp } from './app.ts';
import type { Health } from './http/health.ts';
import { testParts } from './http/testParts.ts';
import { declaredRoutes } from './testing/declaredRoutes.ts';
import { openTestApp, type TestApp } from './testing/openTestApp.ts';

const origin = 'http://127.0.0.1:3000';

it.each(['/3/movie/popular', '/api/suggest?q=heat', '/?'])(
  'the answer of %s is made and kept once, whatever unknown is added',
  async (path) => {
    const parts = testParts();
    const asked: string[] = [];
    const noting = (routes: Hono) =>
      new Hono<{ Bindings: { id?: string; address?: string } }>()
        .use(async ({ req }, next) => {
          asked.push(new URL(req.url).search);
          await next();
        })
        .route('/', routes);
    const suggest = new Hono().get('/suggest', (context) => context.json({ query: context.req.query('q') }));
    const { fetch } = createApp({
      ...parts,
      catalogue: new Hono().route('/', noting(parts.catalogue)),
      api: [noting(suggest)],
      render: (page) => {
        asked.push(new URL(page.url, origin).search);
        return parts.render(page);
      },
    });
    const mark = path.includes('?') ? '&' : '?';
    for (let turn = 0; turn < 20; turn += 1)
      expect((await fetch(new Request(`${origin}${path}${mark}z=${turn}`))).status).toBe(200);
    expect(asked).toEqual([new URL(path, origin).search]);
    expect(parts.answers.figures()).toMatchObject({ hits: 19, misses: 1 });
  },
);

it('a question about reading alone doesn’t wait for the one about writing', async () => {
  const looked = Promise.withResolvers<Health>();
  const { fetch } = createApp(testParts({ health: () => looked.promise }));
  const whole = fetch(new Request(`${origin}/readyz`));
  expect((await fetch(new Request(`${origin}/readyz?exclude=writes`))).status).toBe(200);
  looked.resolve({ isWritable: false, database: { status: 'ok' }, folder: { status: 'ok' } });
  expect((await whole).status).toBe(503);
});

describe('the headers of every route', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  const account = { email: 'ada@films.example', password: 'a violet umbrella' };

  it('let shared caches keep what a guest gets as well, and nothing that is one person’s', async () => {
    await app.call('signUp', account);
    const { body } = await app.call('signInWithPassword', account);
    const authorization = `Bearer ${String(body['idToken'])}`;
    const rows: string[] = [];
    const wrong: string[] = [];
    for (const { route, ask } of declaredRoutes) {
      const [method = ''] = route.split(' ');
      if (method !== 'GET' && method !== 'ALL') continue;
      const { path } = ask({ session: 'none', list: 'none', share: 'S'.repeat(22) });
      const guest = await app.ask(path);
      const person = await app.ask(path, { headers: { authorization } });
      const seen = [guest, person].map(({ status, headers }) => {
        const [caching, vary] = ['cache-control', 'vary'].map((name) => headers.get(name) ?? 'none');
        if (!['none', 'Accept-Encoding'].includes(vary ?? '')) wrong.push(`${route} varies by ${vary}`);
        return `${status} ${caching}`;
      });
      const isPublic = seen.some((said) => /\bpublic\b|s-maxage/.test(said));
      if (isPublic && (guest.text !== person.text || seen[0] !== seen[1]))
        wrong.push(`${route} is public and not the same for everyone`);
      if (guest.status >= 400 && isPublic) wrong.push(`${route} fails in public`);
      if (!/no-store|no-cache|max-age=\d+/.test(seen[1] ?? '')) wrong.push(`${route} says nothing to caches`);
      rows.push(`${route}: ${[...new Set(seen)].join(' | ')}`);
    }
    expect(wrong).toEqual([]);
    expect(rows.filter((row) => row.includes('private') || row.includes(' | '))).toMatchInlineSnapshot(`
      [
        "GET /api/library: 401 no-store | 200 private, no-cache",
        "GET /api/account/activity: 401 no-store | 200 no-store",
        "GET /api/account/data: 401 no-store | 200 no-store",
        "GET /api/sessions: 401 no-store | 200 no-store",
      ]
    `);
    expect(rows.filter((row) => row.includes('200 public')).length).toBeGreaterThan(40);
  });
});
