import type { RenderPage } from '@marquee/contracts/page.ts';
import { paths } from '@marquee/contracts/paths.ts';
import { readSearch } from '@marquee/contracts/readParameters.ts';
import type { Site } from '@marquee/contracts/site.ts';
import { Hono } from 'hono';
import { routePath } from 'hono/route';

import type { AnswerCache } from './http/answerCache.ts';
import type { Findings, NoteAnswered } from './http/answered.ts';
import { boundBody } from './http/boundBody.ts';
import { catchFailures } from './http/catchFailures.ts';
import type { Answering, Fetch } from './http/fetch.ts';
import { guardRequests, largestBody } from './http/guardRequests.ts';
import { healthOf, type Health, type ServerPhase } from './http/health.ts';
import { keepAnswers } from './http/keepAnswers.ts';
import { openToOrigins } from './http/openToOrigins.ts';
import { receiveRequests } from './http/receiveRequests.ts';
import type { Refuse } from './http/refusal.ts';
import { secureAnswers } from './http/secureAnswers.ts';
import type { SecurityHeaders } from './http/securityHeaders.ts';
import type { StaticFiles } from './http/staticFiles.ts';
import { workAt } from './limits/work.ts';
import type { Logger } from './log.ts';
import type { FindAssets } from './pages/pageAssets.ts';
import { createPages } from './pages/pages.ts';
import { securityTextOf } from './pages/securityText.ts';
import { createSitemap, robotsOf } from './pages/sitemap.ts';
import { type BeginSpan, inSpan, noSpans } from './spans.ts';
import { type Compute, type Computing, createCompute } from './workers/compute.ts';

/** Routes of a service, given the request's id and its sender. */
type ServiceRoutes = Hono<{ Bindings: { id?: string; address?: string } }>;

/** Everything that the app is made of. Services come as their own routes. */
export type AppOptions = {
  /** TMDB's protocol, below `/3`. */
  catalogue: Hono;
  /** Pictures, below `/t/p`. */
  artwork: Hono<{ Bindings: { id?: string } }>;
  /** Pictures that accounts choose from, below `/avatars`. */
  avatars: Hono<{ Bindings: { id?: string } }>;
  /** Our own answers, below `/api`. */
  api: readonly ServiceRoutes[];
  /** Protocols that have their place at the origin's root, by that place. */
  protocols: readonly (readonly [path: string, routes: ServiceRoutes])[];
  site: Site;
  render: RenderPage;
  findAssets: FindAssets;
  staticFiles: StaticFiles;
  /** Paths of all public pages, for the sitemap. */
  publicPaths: () => Iterable<string>;
  /** Null where only the caller's word supports it. */
  originOf: (request: Request) => string | null;
  /** Where a weakness can be reported, as an address that begins with `mailto:` or `https:`. */
  securityContact?: string | undefined;
  security: SecurityHeaders;
  refuse: Refuse;
  answers: AnswerCache;
  nextRequestId: () => string;
  note: NoteAnswered | null;
  /** Where somebody wants to know how long things take. */
  begin?: BeginSpan | undefined;
  phase: () => ServerPhase;
  /** The address with today's numbers, where it has some of earlier; null for all others. */
  currentAddress?: (url: URL) => URL | null;
  /** What may fail while it runs. */
  health?: () => Promise<Health>;
  /** How work is limited and distributed; without it everything is done here and at once. */
  computing?: Computing;
  now: () => Date;
  log: Logger;
};

const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);
const isData = (path: string) => isBelow(path, '/3') || isBelow(path, '/api');

/** The data change with the clock at most, so a caller may keep an answer for a while. */
function withLifetime(answer: Response, method: string): Response {
  if (answer.headers.has('cache-control')) return answer;
  const headers = new Headers(answer.headers);
  headers.set(
    'cache-control',
    method === 'GET' && answer.status === 200 ? 'public, max-age=300' : 'no-store',
  );
  return new Response(answer.body, { status: answer.status, headers });
}

const leadTo = (location: string) =>
  new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });

/** As pages lead to their own address. */
const movedTo = ({ pathname, search }: URL) =>
  new Response(null, {
    status: 301,
    headers: {
      location: pathname + readSearch(pathname, search),
      'cache-control': 'public, max-age=300',
    },
  });

/** What reads, without what isn't read of its address: the answer is kept for all who add something else. */
function readAt(url: URL, request: Request): Request {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return request;
  const read = new URL(url);
  read.search = readSearch(url.pathname, url.search);
  return new Request(read, { method, headers });
}

/** The server as one function from request to answer. */
export function createApp(parts: AppOptions): {
  fetch: Fetch;
  /** All that answers other than files and pages. */
  routes: readonly { method: string; path: string }[];
} {
  const { refuse, originOf, log, begin = noSpans } = parts;

  const routes = new Hono<{ Bindings: { id: string; address: string; findings: Findings } }>();
  routes.use(async (context, next) => {
    const { req, env } = context;
    const bounded = await boundBody(req.raw, largestBody);
    env.findings.route = routePath(context, 1);
    if (!bounded.ok) return refuse(new URL(req.url).pathname, bounded.status, env.id);
    req.raw = bounded.request;
    try {
      await next();
    } finally {
      env.findings.route = routePath(context);
    }
    return undefined;
  });
  routes.route('/3', parts.catalogue);
  for (const api of parts.api) routes.route('/api', api);
  for (const [path, protocol] of parts.protocols) routes.route(path, protocol);
  routes.route('/t/p', parts.artwork);
  routes.route('/avatars', parts.avatars);
  routes.get('/robots.txt', ({ req }) => robotsOf(originOf(req.raw)));
  const sitemapOf = createSitemap(parts.publicPaths);
  routes.get('/sitemap.xml', ({ req, env }) => {
    const origin = originOf(req.raw);
    return origin === null ? refuse('/sitemap.xml', 404, env.id) : sitemapOf(origin);
  });
  routes.get('/.well-known/change-password', () => leadTo(paths.account));
  routes.get('/.well-known/security.txt', ({ req, env }) =>
    parts.securityContact === undefined
      ? refuse('/.well-known/security.txt', 404, env.id)
      : securityTextOf({ contact: parts.securityContact, origin: originOf(req.raw), now: parts.now() }),
  );
  routes.notFound(({ req, env }) => refuse(new URL(req.url).pathname, 404, env.id));
  routes.onError((error) => {
    throw error;
  });

  const inner: Fetch = (request) =>
    inSpan(begin('data'), async () => routes.fetch(request, { id: 'page', address: '', findings: {} }));
  const compute: Compute = parts.computing
    ? createCompute({ ...parts.computing, refuse, inner, begin })
    : (_work, { request }, here) => here(request);

  const pages = createPages({
    render: (asked) => inSpan(begin('render'), () => parts.render(asked)),
    findAssets: parts.findAssets,
    security: parts.security,
    originOf,
    site: parts.site,
    fetch: inner,
  });

  const isProtocol = (path: string) => parts.protocols.some(([prefix]) => isBelow(path, prefix));

  const currentOf = ({ method }: Request, url: URL): URL | null =>
    method === 'GET' || method === 'HEAD' ? (parts.currentAddress?.(url) ?? null) : null;
  const answered: Answering = async (asked) => {
    const { request, url, id, address, findings } = asked;
    const { pathname } = url;
    const health = await healthOf(url, parts.phase(), parts.health);
    if (health) {
      findings.route = pathname;
      return health;
    }
    const current = currentOf(request, url);
    const here = async (read: Request) => routes.fetch(read, { id, address, findings });
    if (isData(pathname)) {
      const read = readAt(current ?? url, request);
      const work = workAt(request.method, pathname);
      const answer = work === null ? here(read) : compute(work, { ...asked, request: read }, here);
      return withLifetime(await answer, request.method);
    }
    if (
      isBelow(pathname, '/t') ||
      isBelow(pathname, '/avatars') ||
      isBelow(pathname, '/.well-known') ||
      isProtocol(pathname) ||
      pathname === '/robots.txt' ||
      pathname === '/sitemap.xml'
    ) {
      return here(request);
    }
    const file = await parts.staticFiles(request);
    if (file) {
      findings.route = '/static/*';
      return file;
    }
    if (isBelow(pathname, '/static')) return refuse(pathname, 404, id);
    if (!current) return compute('page', asked, (read) => pages(read, findings));
    findings.route = 'redirect';
    return movedTo(current);
  };

  return {
    fetch: receiveRequests(
      parts,
      keepAnswers(
        parts.answers,
        secureAnswers(
          parts.security,
          openToOrigins(catchFailures(log, refuse, guardRequests(refuse, answered))),
        ),
      ),
    ),
    routes: routes.routes,
  };
}
