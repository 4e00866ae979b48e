import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';

import {
  type ArtFile,
  type ArtSubjects,
  createDrawingPool,
  engineVersion,
  isSizeOf,
  isSmall,
  parseFileName,
  pictureVersion,
  sitterOf,
  startDrawer,
  type Urgency,
} from '@marquee/artwork';
import { LRUCache } from 'lru-cache';

import type { Encoding } from '#server/http/encoding.ts';
import { inOwnMemory } from '#server/http/ownMemory.ts';
import { lowerPriority } from '#server/limits/lowerPriority.ts';
import { createPictureStore } from '#server/pictures/pictureStore.ts';
import { createSharedPictures } from '#server/pictures/sharedPictures.ts';
import type { SharedStore } from '#server/sharedStore/sharedStore.ts';
import { type BeginSpan, inSpan, noSpans } from '#server/spans.ts';

/** Not `ok` where the queue of pictures to draw is too long to wait for. */
type Body = { ok: true; bytes: Buffer; encoding: Encoding } | { ok: false };

type Found = {
  status: 'found';
  type: (typeof mediaTypes)[ArtFile['type']];
  etag: string;
  /** Whether the name has the current version. */
  isCurrent: boolean;
  /** The stored bytes; null before the picture is drawn. */
  stored: () => Promise<Buffer | null>;
  /** @throws when the picture can't be drawn. */
  body: (accepted: Encoding, urgency?: Urgency) => Promise<Body>;
};

type ArtworkResult =
  | Found
  | { status: 'missing'; reason: 'no-such-file' | 'no-such-size' | 'no-such-subject' };

/** Both as they stand in the address, decoded, never trusted. */
type Asked = { size: string; file: string };

export type Artwork = {
  /** Whether `find` has nothing to read. */
  isKnown: (asked: Asked) => boolean;
  /** Drawing waits for `body`. */
  find: (asked: Asked) => ArtworkResult;
  /** Draws what may be asked for soon, when no request waits. */
  drawAhead: (asked: Asked) => Promise<void>;
  figures: () => {
    drawing: ReturnType<ReturnType<typeof createDrawingPool>['figures']>;
    /** Pictures found in memory or on disk, and not. */
    cache: { hits: number; misses: number; bytes: number };
  };
  /** Resolves when what was drawn is stored. */
  close: () => Promise<void>;
};

type Options = {
  subjects: ArtSubjects;
  dataDir: string;
  now: () => Date;
  /** Called once for an unusable disk: pictures are then cached in memory only. */
  onTrouble?: (error: unknown) => void;
  begin?: BeginSpan;
  /** What replicas have drawn for each other. */
  shared?: SharedStore | null;
  memoryBytes?: number;
  diskBytes?: number;
};

const mediaTypes = { svg: 'image/svg+xml', webp: 'image/webp', jpg: 'image/jpeg' } as const;

const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);
/** A page is there without its pictures: whoever answers or renders comes first. At 10, rendering beside drawing took half as long again. */
const nicer = 19;
const mebibytes = (count: number) => count * 1024 * 1024;

/** Has a picture drawn once, then answers it from memory or disk. */
export function createArtwork({
  subjects,
  dataDir,
  now,
  onTrouble = () => undefined,
  begin = noSpans,
  shared = null,
  memoryBytes = mebibytes(12),
  diskBytes = mebibytes(96),
}: Options): Artwork {
  const folder = join(dataDir, 'artwork');
  const store = createSharedPictures({
    here: createPictureStore({
      folder: join(folder, `v${engineVersion}`),
      maxBytes: diskBytes,
      now,
      onTrouble,
    }),
    shared,
    folder: `pictures/v${engineVersion}`,
  });
  const pool = createDrawingPool({
    startDrawer: () =>
      startDrawer({ cacheFolder: join(folder, 'code'), onStart: (pid) => lowerPriority(pid, nicer) }),
  });
  const memory = new LRUCache<string, Buffer>({
    maxSize: memoryBytes,
    sizeCalculation: ({ length }) => length,
  });
  // The catalogue doesn't change while the process runs, so what was found once needs no second look-up.
  const known = new LRUCache<string, ArtworkResult>({ max: 2000 });

  const remember = (key: string, bytes: Buffer): Buffer => {
    memory.set(key, bytes);
    return bytes;
  };

  let hits = 0;
  let misses = 0;
  const keeping = new Set<Promise<void>>();
  const keep = (key: string, bytes: Buffer) => {
    const kept = store.put(key, bytes).finally(() => keeping.delete(kept));
    keeping.add(kept);
  };

  function look({ request, version, type }: ArtFile, size: string): ArtworkResult {
    const sitter = sitterOf(request, subjects);
    if (sitter === null) return { status: 'missing', reason: 'no-such-subject' };
    const current = pictureVersion(sitter);
    const fine = !isSmall(size);
    const width = type === 'webp' ? { width: Number(size.slice(1)) } : {};
    const facts = JSON.stringify([engineVersion, current, request, fine, sitter, ...Object.values(width)]);
    const key = createHash('sha256').update(facts).digest('hex');

    /** As the drawer made it: Brotli, or a bitmap. */
    const stored = async (): Promise<Buffer | null> => {
      const held = memory.get(key);
      const kept = held ?? (await store.get(key));
      if (kept) hits += 1;
      else misses += 1;
      if (held) return held;
      return kept ? remember(key, kept) : null;
    };
    const made = async (urgency: Urgency): Promise<Buffer | null> => {
      const before = await stored();
      if (before) return before;
      const drawn = await inSpan(begin('drawing', { kind: request.kind }), () =>
        pool.draw(key, { drawing: request, sitter, fine, ...width }, urgency),
      );
      if (!drawn.ok) return null;
      // Others may have waited for the same drawing.
      const first = memory.get(key);
      if (first) return first;
      const bytes = inOwnMemory(drawn.bytes);
      keep(key, bytes);
      return remember(key, bytes);
    };
    return {
      status: 'found',
      type: mediaTypes[type],
      etag: `W/"${engineVersion}-${key.slice(0, 20)}"`,
      isCurrent: version === current,
      stored,
      body: async (accepted, urgency = 'asked') => {
        const bytes = await made(urgency);
        if (bytes === null) return { ok: false };
        if (type !== 'svg') return { ok: true, bytes, encoding: 'identity' };
        if (accepted === 'br') return { ok: true, bytes, encoding: 'br' };
        const zipped = accepted === 'gzip' ? memory.get(`${key}.gz`) : undefined;
        if (zipped) return { ok: true, bytes: zipped, encoding: 'gzip' };
        const plain = await fromBrotli(bytes);
        if (accepted === 'identity') return { ok: true, bytes: plain, encoding: 'identity' };
        return { ok: true, bytes: remember(`${key}.gz`, inOwnMemory(await toGzip(plain))), encoding: 'gzip' };
      },
    };
  }

  function find({ size, file }: Asked): ArtworkResult {
    const named = parseFileName(file);
    if (named === null) return { status: 'missing', reason: 'no-such-file' };
    if (!isSizeOf(named, size)) return { status: 'missing', reason: 'no-such-size' };
    const name = `${file} ${named.type === 'webp' ? size : isSmall(size)}`;
    const result = known.get(name) ?? look(named, size);
    if (result.status === 'found') known.set(name, result);
    return result;
  }

  return {
    isKnown: ({ size, file }) => known.has(`${file} ${!isSmall(size)}`),
    find,
    async drawAhead(asked) {
      const found = find(asked);
      if (found.status === 'found') await found.body('br', 'ahead');
    },
    figures: () => ({
      drawing: pool.figures(),
      cache: { hits, misses, bytes: memory.calculatedSize },
    }),
    close: async () => void (await Promise.all([pool.close(), ...keeping])),
  };
}
