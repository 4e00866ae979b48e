import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import react from '@vitejs/plugin-react';
import { build } from 'vite';

import type { Sources } from './baseline/api.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

export type BaselineSite = { origin: string; close: () => Promise<void> };

/** Builds the baseline page; the function it returns serves it with the data of some server. */
export async function buildBaseline(): Promise<(sources: Sources) => Promise<BaselineSite>> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-baseline-'));
  await build({
    root: join(import.meta.dirname, 'baseline'),
    configFile: false,
    // Standard output is the report's.
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: folder, modulePreload: { polyfill: false } },
  });
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length), readFileSync(file)]),
  );
  rmSync(folder, { recursive: true });

  return async (sources) => {
    const page = String(files.get('/index.html')).replace(
      '<head>',
      `<head><script>sources=${JSON.stringify(sources)}</script>`,
    );
    const packed = new Map(
      [...files, ['/index.html', Buffer.from(page)] as const].map(([path, body]) => [
        path,
        brotliCompressSync(body),
      ]),
    );
    const server = createServer((request, response) => {
      // Every other address is the app's.
      const path = packed.has(request.url ?? '') ? (request.url ?? '') : '/index.html';
      const body = packed.get(path);
      response.writeHead(200, {
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        'content-encoding': 'br',
        'content-length': body?.length,
        'cache-control': path === '/index.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
      });
      response.end(body);
    });
    await new Promise<void>((listening) => {
      server.listen(0, '127.0.0.1', listening);
    });
    const address = server.address();
    return {
      origin: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
      close: async () => {
        server.closeAllConnections();
        await new Promise((closed) => {
          server.close(closed);
        });
      },
    };
  };
}
