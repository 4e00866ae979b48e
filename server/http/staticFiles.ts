import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

import { LRUCache } from 'lru-cache';

import { etagOf, matchesEtag } from './answer.ts';
import { acceptedEncoding } from './encoding.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A worker lives by the policy of its own file: the assistant's reads the catalogue. */
const isWorker = (address: string) => address === '/sw.js' || address.startsWith('/static/worker/');
const workerPolicy = `default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'`;

const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const;
const keptBytes = 16 * 1024 * 1024;

export type StaticFiles = (request: Request) => Promise<Response | null>;

type Loaded = { body: Buffer<ArrayBuffer>; etag: string };

function listFiles(root: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const entry of readdirSync(root, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(root, path).split(sep).join('/')}`;
    if (entry.isFile() && !address.includes('/.')) files.set(address, path);
  }
  return files;
}

/** A hashed file's address; nothing in it can lead anywhere else. */
const hashed = /^\/static(?:\/[\w~-][\w.~-]*)+$/;

/**
 * The built files, by a list that is made at the start: what isn't on it doesn't exist, so no address can lead
 * outside the folder. Files under `/static/` carry a hash in their names and never change; those of other builds are
 * looked for in the folder that stores them, which other replicas may be adding to.
 */
export function createStaticFiles(root: string, keptFolder?: string): StaticFiles {
  const files = listFiles(root);
  const find = (address: string): string | undefined => {
    const built = files.get(address);
    if (built !== undefined || keptFolder === undefined || !hashed.test(address)) return built;
    const path = join(keptFolder, address);
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true ? path : undefined;
  };
  const kept = new LRUCache<string, Loaded>({
    maxSize: keptBytes,
    sizeCalculation: ({ body }) => body.length + 256,
  });

  async function load(path: string): Promise<Loaded> {
    const found = kept.get(path);
    if (found) return found;
    const body = await readFile(path);
    const loaded = {
      body,
      etag: etagOf(body),
    };
    kept.set(path, loaded);
    return loaded;
  }

  return async (request) => {
    const address = new URL(request.url).pathname;
    const plain = find(address);
    const type = types[extname(address)];
    if (plain === undefined || type === undefined) return null;
    const encoding = acceptedEncoding(request.headers.get('accept-encoding') ?? undefined);
    const small = find(address + suffixes[encoding]);
    const { body, etag } = await load(small ?? plain);
    const headers = new Headers({
      'content-type': type,
      'cache-control': address.startsWith('/static/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      etag,
      vary: 'Accept-Encoding',
      ...(isWorker(address) && { 'content-security-policy': workerPolicy }),
    });
    if (matchesEtag(request.headers.get('if-none-match') ?? undefined, etag)) {
      return new Response(null, { status: 304, headers });
    }
    if (small !== undefined && encoding !== 'identity') headers.set('content-encoding', encoding);
    headers.set('content-length', String(body.length));
    return new Response(body, { headers });
  };
}
