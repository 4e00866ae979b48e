import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

import { LRUCache } from 'lru-cache';

import { drawPicture } from './drawPicture.ts';
import { engineVersion } from './engineVersion.ts';
import { type ArtFile, type ArtRequest, isSizeOf, isSmall, parseFileName } from './fileName.ts';
import { createPictureStore } from './pictureStore.ts';
import { pictureVersion } from './pictureVersion.ts';
import type { ArtSubjects } from './ports.ts';
import { type Sitter, sitterOf } from './sitterOf.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

type ArtworkResult =
  | { status: 'missing'; reason: 'no-such-file' | 'no-such-size' | 'no-such-subject' }
  | { status: 'found'; etag: string; isCurrent: boolean; body: (encoding: Encoding) => Promise<Buffer> };

export type Artwork = {
  /** `file` and `size` as they stand in the address, decoded, never trusted. Drawing waits for `body`. */
  render: (request: { size: string; file: string }) => Promise<ArtworkResult>;
};

type Deps = { subjects: ArtSubjects; dataDir: string; memoryBytes?: number; diskBytes?: number };

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);
const mebibytes = (count: number) => count * 1024 * 1024;

/** Draws a picture once, then answers it from memory or disk. */
export function createArtwork({
  subjects,
  dataDir,
  memoryBytes = mebibytes(12),
  diskBytes = mebibytes(96),
}: Deps): Artwork {
  const store = createPictureStore(join(dataDir, 'artwork'), diskBytes);
  const memory = new LRUCache<string, Buffer>({
    maxSize: memoryBytes,
    sizeCalculation: ({ length }) => length,
  });
  // The catalogue doesn't change while the process runs, so what was found once needs no second look-up.
  const found = new LRUCache<string, ArtworkResult>({ max: 2000 });
  const underWay = new Map<string, Promise<Buffer>>();

  const once = (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const kept = memory.get(key);
    if (kept !== undefined) return Promise.resolve(kept);
    const running = underWay.get(key);
    if (running !== undefined) return running;
    const made = make()
      .then((body) => {
        memory.set(key, body);
        return body;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  };

  const compressed = (key: string, request: ArtRequest, sitter: Sitter, fine: boolean): Promise<Buffer> =>
    once(key, async () => {
      const kept = await store.get(key);
      if (kept !== null) return kept;
      const svg = drawPicture(request, sitter, fine);
      const body = await toBrotli(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
      void store.put(key, body);
      return body;
    });

  const find = ({ request, version }: ArtFile, fine: boolean): ArtworkResult => {
    const sitter = sitterOf(request, subjects);
    if (sitter === null) return { status: 'missing', reason: 'no-such-subject' };
    const current = pictureVersion(sitter);
    const key = createHash('sha256')
      .update(JSON.stringify([current, request, fine, sitter]))
      .digest('hex');
    return {
      status: 'found',
      etag: `W/"${engineVersion}-${key.slice(0, 20)}"`,
      isCurrent: version === current,
      body: async (encoding) => {
        const brotli = await compressed(key, request, sitter, fine);
        if (encoding === 'br') return brotli;
        const plain = await fromBrotli(brotli);
        return encoding === 'identity' ? plain : once(`${key}.gz`, () => toGzip(plain));
      },
    };
  };

  return {
    async render({ size, file }) {
      const named = parseFileName(file);
      if (named === null) return { status: 'missing', reason: 'no-such-file' };
      if (!isSizeOf(named.request.kind, size)) return { status: 'missing', reason: 'no-such-size' };
      const fine = !isSmall(size);
      const name = `${file} ${fine}`;
      const known = found.get(name) ?? find(named, fine);
      if (known.status === 'found') found.set(name, known);
      return known;
    },
  };
}
