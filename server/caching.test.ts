import { Hono } from 'hono';
import { expect, it } from 'vitest';

import { createApp } from './app.ts';
import type { Health } from './http/health.ts';
import { testParts } from './http/testParts.ts';

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
