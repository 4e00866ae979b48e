import type { RenderPage } from '@marquee/contracts/page.ts';
import { embeddedSite } from '@marquee/contracts/site.ts';
import { Hono } from 'hono';

import type { AppOptions } from '#server/app.ts';
import { createLog } from '#server/log.ts';
import { createFailurePage } from '#server/pages/failurePage.ts';

import { createAnswerCache } from './answerCache.ts';
import { createOrigins } from './origin.ts';
import { createRefuse } from './refusal.ts';
import { createRequestIds } from './requestId.ts';
import { createSecurityHeaders } from './securityHeaders.ts';

const renderFake: RenderPage = async ({ url }) => {
  if (url === '/movie/603') return { kind: 'redirect', location: '/movie/603-the-matrix' };
  if (url === '/broken') throw new Error('secret detail');
  const status = url === '/' ? 200 : url === '/closed' ? 503 : 404;
  return {
    kind: 'page',
    status,
    route: url === '/' ? '/' : '*',
    module: 'web/pages/HomePage.tsx',
    parts: [],
    aged: false,
    html: `<main><h1>Home</h1></main>`,
    head: {
      title: 'Marquee: what to watch tonight',
      description: 'Films & series',
      canonical: '/',
      image: '/t/p/w1280/m1-backdrop.svg',
      preload: {
        href: '/t/p/w780/m1-backdrop.svg',
        srcSet: '/t/p/w780/m1-backdrop.svg 780w',
        sizes: '100vw',
      },
      jsonLd: { '@type': 'WebSite', name: '</script><b>' },
    },
    state: { text: '</script><script>alert(1)</script>\u2028' },
  };
};

const now = () => new Date('2026-11-21T12:00:00Z');

/** The app with fakes for everything behind it; `given` replaces some of them. */
export function testParts(given: Partial<AppOptions> = {}, publicUrl?: string): AppOptions {
  const security = createSecurityHeaders({ secure: publicUrl?.startsWith('https:') ?? false });
  const catalogue = new Hono()
    .get('/movie/popular', (c) =>
      c.json({
        page: 1,
        results: Array.from({ length: 20 }, (_, id) => ({
          id,
          title: `Film ${id}`,
          overview: 'A story about two people.',
        })),
      }),
    )
    .get('/movie/:id', (c) => c.json({ success: false, status_code: 34, status_message: 'Not found.' }, 404))
    .get('/broken', () => {
      throw new Error('secret detail');
    });
  const artwork = new Hono<{ Bindings: { id?: string } }>().get('/:size/:file', () => {
    const headers = { 'content-type': 'image/svg+xml', 'cross-origin-resource-policy': 'cross-origin' };
    return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers });
  });
  return {
    catalogue,
    artwork,
    avatars: new Hono<{ Bindings: { id?: string } }>().get('/:file', (c) =>
      c.json({ code: 'not-found', message: 'No such avatar.', requestId: c.env.id ?? '' }, 404),
    ),
    api: [
      new Hono<{ Bindings: { id?: string } }>().get('/suggest', (c) =>
        c.json({ query: c.req.query('q') ?? '' }),
      ),
    ],
    protocols: [],
    site: embeddedSite,
    render: renderFake,
    findAssets: () => ({
      entry: '/static/js/main-1.js',
      chunks: ['/static/js/HomePage-1.js'],
      sheets: ['/static/css/main-1.css'],
      css: 'body{margin:0}',
      font: '/static/woff2/imbue-1.woff2',
    }),
    staticFiles: async ({ url }) =>
      new URL(url).pathname === '/static/js/main-1.js'
        ? new Response('go()', { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
        : null,
    publicPaths: () => ['/', '/movie/603-the-matrix'],
    originOf: createOrigins(publicUrl, '127.0.0.1').known,
    security,
    refuse: createRefuse({ page: createFailurePage(security, 'body{margin:0}') }),
    answers: createAnswerCache({ maxBytes: 1_000_000, maxAgeMilliseconds: 60_000, now }),
    nextRequestId: createRequestIds(),
    note: null,
    phase: () => 'ready',
    now,
    log: createLog('silent', process.stdout),
    ...given,
  };
}
