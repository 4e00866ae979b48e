import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import { getRequestListener } from '@hono/node-server';
import type { RenderPage } from '@marquee/contracts/page.ts';
import { paths } from '@marquee/contracts/paths.ts';

import { buildAhead } from './buildAhead.ts';
import { readSettings } from './env.ts';
import { createAwaitQuiet } from './http/awaitQuiet.ts';
import { createCloseServer } from './http/closeServer.ts';
import { createServer } from './http/createServer.ts';
import { createGate } from './http/gate.ts';
import { healthOf, type ServerPhase } from './http/health.ts';
import { keepAssets } from './http/keepAssets.ts';
import { listen } from './http/listen.ts';
import { receiveRequests } from './http/receiveRequests.ts';
import { createRefuse } from './http/refusal.ts';
import { createRequestIds } from './http/requestId.ts';
import { secureAnswers } from './http/secureAnswers.ts';
import { createSecurityHeaders } from './http/securityHeaders.ts';
import { createStaticFiles } from './http/staticFiles.ts';
import { createLog, inBatches } from './log.ts';
import { openApplication } from './openApplication.ts';
import { createFailurePage } from './pages/failurePage.ts';
import { createFindAssets } from './pages/pageAssets.ts';
import { securityOptionsOf } from './securityOptionsOf.ts';
import { spansOf } from './spans.ts';

const root = resolve(import.meta.dirname, '..');
/** For a moment requests are still accepted, with `connection: close`: connections on their way aren't cut off. */
const drainMilliseconds = 250;
const stopMilliseconds = 10_000;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Ends a start that can't succeed, with what to do about it. */
function giveUp(problems: readonly string[]): never {
  process.stderr.write(`Marquee can't start.\n${problems.map((problem) => `  ${problem}\n`).join('')}`);
  process.exit(1);
}

function ensureWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    giveUp([
      `DATA_DIR=${folder} can't be written to. Choose a folder that you may write to, such as DATA_DIR=./data.`,
    ]);
  }
}

const result = readSettings(process.env, (path) => readFileSync(path, 'utf8'));
if (!result.ok) giveUp(result.problems);
const settings = { ...result.settings, DATA_DIR: resolve(root, result.settings.DATA_DIR) };
ensureWritable(settings.DATA_DIR);

const output = inBatches(process.stdout);
process.on('exit', output.flush);
const log = createLog(settings.LOG_LEVEL, output);
const now = () => new Date();
const security = createSecurityHeaders(securityOptionsOf(settings));
const nextRequestId = createRequestIds();
let phase: ServerPhase = 'starting';

const clientFolder = join(root, 'dist/client');
const keptAssets = join(settings.DATA_DIR, 'assets');

/** For tabs of this build that are still open when the next one is here. */
function keepAssetsForLater(): void {
  try {
    keepAssets(clientFolder, keptAssets, now());
  } catch (err) {
    log.warn({ err }, 'the build’s files could not be kept for tabs that stay open');
  }
}

const rendererFile = join(root, 'dist/ssr/render.js');

/** Workers load it for themselves. */
const render: RenderPage = async (request) => {
  const renderer: { render: RenderPage } = await import(pathToFileURL(rendererFile).href);
  return renderer.render(request);
};

function findBuild() {
  try {
    accessSync(rendererFile, constants.R_OK);
    const findAssets = createFindAssets(clientFolder);
    return { render, findAssets, staticFiles: createStaticFiles(clientFolder, keptAssets) };
  } catch (err) {
    log.debug({ err }, 'the build is not complete');
    return giveUp(['The app is not built, or only in part. Run: npm run build']);
  }
}

const found = findBuild();
const failurePage = createFailurePage(security, found.findAssets('').css);

/** Until the application is open, only the health checks get an answer. */
function startingListener(): RequestListener {
  const refuse = createRefuse({ page: failurePage });
  const answer = receiveRequests(
    { nextRequestId, note: null },
    secureAnswers(
      security,
      async ({ url, id }) => (await healthOf(url, phase)) ?? refuse(url.pathname, 503, id),
    ),
  );
  return getRequestListener((request) => answer(request), { overrideGlobalObjects: false });
}

let listener = startingListener();
const gate = createGate((request, response) => listener(request, response));
const server = createServer(gate.listener, security.plain);
const closeServer = createCloseServer(server);
const awaitQuiet = createAwaitQuiet(server);
const listening = await listen(server, { host: settings.HOST, port: settings.PORT });
if (!listening.ok) giveUp([listening.problem]);

/** For operators, on a port of its own; loaded only where it is wanted. */
async function openMetrics(port: number) {
  const [{ createMetrics }, { serveMetrics }] = await Promise.all([
    import('./operations/metrics/createMetrics.ts'),
    import('./operations/metrics/serveMetrics.ts'),
  ]);
  const metrics = createMetrics();
  const host = settings.METRICS_HOST ?? '127.0.0.1';
  const place = await listen(serveMetrics(metrics), { host, port, setting: 'METRICS_' });
  if (!place.ok) return giveUp([place.problem]);
  log.info({ host, port: place.port }, 'metrics are at /metrics');
  return metrics;
}

/** Loaded only where a collector waits for them. */
async function openTraces(endpoint: string) {
  const { createTraces } = await import('./operations/traces/createTraces.ts');
  return createTraces({ endpoint, log });
}

const rowsDirectory = join(root, 'content/catalogue');
await buildAhead({ rowsDirectory, dataDirectory: settings.DATA_DIR });
const { METRICS_PORT, OTEL_EXPORTER_OTLP_ENDPOINT } = settings;
const metrics = METRICS_PORT === undefined ? null : await openMetrics(METRICS_PORT);
const traces =
  OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? null : await openTraces(OTEL_EXPORTER_OTLP_ENDPOINT);
const opened = await openApplication({
  ...found,
  build: { rendererFile, clientFolder },
  settings,
  rowsDirectory,
  security,
  refuse: createRefuse({ page: failurePage }),
  nextRequestId,
  phase: () => phase,
  now,
  log,
  keepMilliseconds: 60_000,
  watch: { note: metrics?.note, begin: spansOf([metrics?.begin, traces?.begin]) },
});
if (!opened.ok) giveUp([opened.problem]);
const { application } = opened;
metrics?.watch(application.figures);
listener = application.listener;
phase = 'ready';
// Only once requests are answered: it reads and writes some hundred files.
setImmediate(keepAssetsForLater);
setInterval(keepAssetsForLater, dayMilliseconds).unref();
application
  .drawAhead(paths.home)
  .catch((err: unknown) => log.warn({ err }, 'the home page could not be drawn ahead'));

async function stop(exitCode: number): Promise<void> {
  if (phase === 'stopping') process.exit(exitCode || 1);
  phase = 'stopping';
  await setTimeout(drainMilliseconds);
  // Clients whose requests wait send no others: soon none is on the way, and the port can be closed.
  gate.shut();
  await awaitQuiet();
  const closing = closeServer(stopMilliseconds);
  gate.open();
  const finished = await closing;
  if (!finished) log.warn('requests were still under way after ten seconds and were cut off');
  await application.close();
  await traces?.close();
  log.info('stopped');
  process.exit(exitCode);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0));
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  // The state that this leaves behind is unknown: finish what is under way and let a fresh process take over.
  process.on(event, (err: unknown) => {
    log.fatal({ err }, 'unexpected failure');
    void stop(1);
  });
}

const host = settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST;
const address = host === '0.0.0.0' || host === '[::]' ? '127.0.0.1' : host;
process.stdout.write(`Marquee is ready: http://${address}:${listening.port}\n`);
