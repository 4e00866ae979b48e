import { createServer } from 'node:http';
import { join, resolve } from 'node:path';

import { getRequestListener } from '@hono/node-server';
import type { RenderPage } from '@marquee/contracts/page.ts';
import { createServer as createVite } from 'vite';

import { readSettings } from '#server/env.ts';
import type { Fetch } from '#server/http/fetch.ts';
import { createRefuse } from '#server/http/refusal.ts';
import { createRequestIds } from '#server/http/requestId.ts';
import { createLog } from '#server/log.ts';
import { openApplication } from '#server/openApplication.ts';
import { createFailurePage } from '#server/pages/failurePage.ts';

import { devSecurity } from './devSecurity.ts';

/** `npm run dev`: the same server, with the app straight from its sources and hot reloading. */
const root = resolve(import.meta.dirname, '..');
const result = readSettings({ LOG_LEVEL: 'info', ...process.env, NODE_ENV: 'development' }, () => '');
if (!result.ok) {
  console.error(result.problems.join('\n'));
  process.exit(1);
}
const settings = { ...result.settings, DATA_DIR: resolve(root, result.settings.DATA_DIR) };

const httpServer = createServer();
const vite = await createVite({
  root,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: httpServer } },
  // All packages are prepared at once: one that is found later would reload the page.
  optimizeDeps: { entries: ['web/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}', '!**/testing/**'] },
});

const render: RenderPage = async (request) => {
  const module: { render?: RenderPage } = await vite.ssrLoadModule('/web/app/render.tsx');
  if (!module.render) throw new Error('web/app/render.tsx exports no render.');
  return module.render(request);
};

const security = devSecurity(settings);

const opened = await openApplication({
  settings,
  rowsDirectory: join(root, 'content/catalogue'),
  render,
  findAssets: () => ({ entry: '/web/main.tsx', chunks: [], sheets: [], css: '', font: null }),
  staticFiles: async () => null,
  security,
  refuse: createRefuse({ page: createFailurePage(security, '') }),
  nextRequestId: createRequestIds(),
  phase: () => 'ready',
  now: () => new Date(),
  log: createLog(settings.LOG_LEVEL, process.stdout),
  keepMilliseconds: 0,
});
if (!opened.ok) {
  console.error(opened.problem);
  process.exit(1);
}

/** The styles of all that was printed so far, so that a page doesn't stand there bare until its script runs. */
async function printedStyles(): Promise<string> {
  const sheets = [...vite.environments.ssr.moduleGraph.idToModuleMap.values()].filter(({ file }) =>
    file?.endsWith('.css'),
  );
  const codes = await Promise.all(
    sheets.map(
      async ({ url }) => (await vite.environments.client.transformRequest(`${url}?direct`))?.code ?? '',
    ),
  );
  return codes.join('\n');
}

/** Adds the styles and Vite's client to pages. */
const fetch: Fetch = async (request) => {
  const headers = new Headers(request.headers);
  headers.delete('accept-encoding');
  headers.delete('if-none-match');
  // What the adapter hands over is no Request of Node's own, so none can be made from it but by its parts.
  const { method, body, signal } = request;
  const answer = await opened.application.fetch(
    new Request(request.url, { method, headers, body, signal, ...(body && { duplex: 'half' }) }),
  );
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
  const page = (await answer.text()).replace('<style></style>', `<style>${await printedStyles()}</style>`);
  const html = await vite.transformIndexHtml(new URL(request.url).pathname, page);
  const changed = new Headers(answer.headers);
  changed.delete('content-length');
  return new Response(html, { status: answer.status, headers: changed });
};

const toHouse = getRequestListener((request) => fetch(request), {
  overrideGlobalObjects: false,
  errorHandler: (error) => {
    console.error(error);
    return new Response('The development server failed; its terminal says how.', { status: 500 });
  },
});
httpServer.on('request', (incoming, outgoing) => {
  vite.middlewares(incoming, outgoing, () => void toHouse(incoming, outgoing));
});
httpServer.listen(settings.PORT, settings.HOST, () => {
  const address = httpServer.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  console.log(`Marquee is in development: http://${settings.HOST}:${port ?? settings.PORT}`);
});
