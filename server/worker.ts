import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { AssistantAsked } from '@marquee/contracts/assistant/conversation.ts';
import type { RenderPage } from '@marquee/contracts/page.ts';
import type { Site } from '@marquee/contracts/site.ts';
import { createCurrentIndex } from '@marquee/title-search';
import { Hono } from 'hono';
import { routePath } from 'hono/route';

import type { QuestionAnswering } from './assistant/answering.ts';
import { openAssistant } from './assistant/openAssistant.ts';
import type { Findings } from './http/answered.ts';
import type { Fetch } from './http/fetch.ts';
import { createOrigins } from './http/origin.ts';
import { createSecurityHeaders, type SecurityHeaderOptions } from './http/securityHeaders.ts';
import { createMatchRoutes } from './library/matchRoutes.ts';
import { isAmong, workAt } from './limits/work.ts';
import { createLog } from './log.ts';
import { openBuiltCatalogue } from './openCatalogueDatabase.ts';
import { createFindAssets } from './pages/pageAssets.ts';
import { createPages } from './pages/pages.ts';
import { createEmbeddedSource } from './titles/embedded/createEmbeddedSource.ts';
import { createTitleRoutes } from './titles/routes/titleRoutes.ts';
import { serveJobs } from './workers/serveJobs.ts';

/** What a worker opens. */
export type WorkerParts = {
  rendererFile: string;
  clientFolder: string;
  site: Site;
  security: SecurityHeaderOptions;
  publicUrl: string | undefined;
  host: string;
  /** Built by the server. */
  catalogueFile: string;
  dataDirectory: string;
  /** Prefixes of data that only the server knows: they come from other services. */
  serverOnly: readonly string[];
  logLevel: string;
};

type Routes = Hono<{ Bindings: { id: string; address: string; findings: Findings } }>;
type Data = { routes: Routes; answering: QuestionAnswering };

const now = () => new Date();

/** All that is computed from the catalogue and the index alone, as the server itself answers it. */
async function openData({
  catalogueFile,
  dataDirectory,
  publicUrl,
  host,
  logLevel,
}: WorkerParts): Promise<Data> {
  const log = createLog(logLevel, process.stdout);
  const { database, embedded: findable } = openBuiltCatalogue(catalogueFile);
  const { search } = createCurrentIndex({
    directory: join(dataDirectory, 'search'),
    embedded: findable,
    now,
    log,
  });
  const { protocol, openTitles, facts, findByDescription, ownItem } = createEmbeddedSource({
    database,
    search,
    originOf: createOrigins(publicUrl, host).asked,
    now,
    log,
  });
  const routes: Routes = new Hono();
  routes.use(async (context, next) => {
    await next();
    context.env.findings.route = routePath(context);
  });
  routes.route('/3', protocol);
  routes.route('/api', createMatchRoutes({ openTitles }));
  routes.route('/api', createTitleRoutes(openTitles));
  const assistant = await openAssistant({
    settings: {},
    readTitles: facts,
    findByDescription,
    openTitles,
    ownItem,
    dataDirectory,
    now,
    log,
  });
  routes.route('/api', assistant.routes);
  return { routes, answering: assistant.answering };
}

/** What the server asks for answers that it completes itself. GET has the engine loaded. */
async function answerAsEngine({ answering }: Data, request: Request, id: string): Promise<Response> {
  if (request.method !== 'POST') {
    await answering.prepare();
    return new Response(null, { status: 204 });
  }
  // The server has checked it.
  const asked = (await request.json()) as AssistantAsked;
  return Response.json(await answering.answer(asked, { id, address: '', signal: request.signal }));
}

serveJobs(async (given, askServer) => {
  const parts = given as WorkerParts;
  let data: Promise<Data> | undefined;
  const opened = () => (data ??= openData(parts));
  const answerData = async (request: Request, id: string, findings: Findings) =>
    (await opened()).routes.fetch(request, { id, address: '', findings });

  const { render }: { render: RenderPage } = await import(pathToFileURL(parts.rendererFile).href);
  const isOwn = ({ method, url }: Request) => {
    const { pathname } = new URL(url);
    return workAt(method, pathname) !== null && !isAmong(parts.serverOnly, pathname);
  };
  const fetch: Fetch = async (request) =>
    isOwn(request) ? answerData(request, 'page', {}) : askServer(request);
  const pages = createPages({
    render,
    findAssets: createFindAssets(parts.clientFolder),
    security: createSecurityHeaders(parts.security),
    originOf: createOrigins(parts.publicUrl, parts.host).known,
    site: parts.site,
    fetch,
  });
  return async ({ work, request, id, findings }) => {
    if (work === 'page') return pages(request, findings);
    return work === 'data' ? answerData(request, id, findings) : answerAsEngine(await opened(), request, id);
  };
});
