import { hash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import type { PictureStore } from '#server/pictures/pictureStore.ts';

import type { FetchedPicture, PictureHost } from './pictureHost.ts';
import type { PictureName } from './readPicture.ts';
import { type PictureType, typeOfPicture } from './typeOfPicture.ts';

type FoundPicture =
  | { status: 'found'; bytes: Buffer; type: PictureType; etag: string }
  /** TMDB has no such picture, or can't be asked now. */
  | { status: 'missing' }
  | { status: 'unavailable' };

export type Pictures = {
  find: (picture: PictureName) => Promise<FoundPicture>;
  /** Resolves when what was fetched is stored. */
  close: () => Promise<void>;
};

type Parts = {
  host: PictureHost;
  store: PictureStore;
  now: () => Date;
  limits?: Partial<typeof pictureLimits>;
};

const day = 24 * 3600_000;

/** Times are milliseconds. */
export const pictureLimits = {
  /** A name means one picture for ever, but some are taken back. */
  fresh: 30 * day,
  /** TMDB's terms: nothing is stored for longer than six months. */
  kept: 180 * day,
  missing: 10 * 60_000,
  atOnce: 16,
  waiting: 200,
  /** Failures in a row after which the host is left alone for a while. */
  failures: 5,
  pause: 5000,
};

type Kept = { bytes: Buffer; fetchedAt: number };

const timeBytes = 8;

function packed({ bytes, fetchedAt }: Kept): Buffer {
  const time = Buffer.alloc(timeBytes);
  time.writeDoubleBE(fetchedAt);
  return Buffer.concat([time, bytes]);
}

const unpacked = (body: Buffer): Kept => ({
  fetchedAt: body.readDoubleBE(),
  bytes: body.subarray(timeBytes),
});

/** TMDB's pictures, fetched once by the server for all visitors, and stored. */
export function createPictures({ host, store, now, limits: given }: Parts): Pictures {
  const limits = { ...pictureLimits, ...given };
  const looking = new Map<string, Promise<FoundPicture>>();
  const fetching = new Map<string, Promise<FetchedPicture>>();
  const keeping = new Set<Promise<void>>();
  const missing = new LRUCache<string, number>({ max: 5000 });
  const queue: (() => void)[] = [];
  let underWay = 0;
  let failures = 0;
  let pausedUntil = 0;

  const time = () => now().getTime();

  /** A turn among those that may ask; false where too many wait, or the host is being left alone. */
  async function takeTurn(): Promise<boolean> {
    if (time() < pausedUntil || queue.length >= limits.waiting) return false;
    if (underWay >= limits.atOnce) await new Promise<void>((turn) => queue.push(turn));
    else underWay += 1;
    if (time() >= pausedUntil) return true;
    passTurn();
    return false;
  }

  function passTurn(): void {
    const next = queue.shift();
    if (next) next();
    else underWay -= 1;
  }

  function note(fetched: FetchedPicture, key: string): void {
    failures = fetched.found === 'trouble' ? failures + 1 : 0;
    if (failures >= limits.failures) pausedUntil = time() + limits.pause;
    if (fetched.found === 'nothing') missing.set(key, time() + limits.missing);
    if (fetched.found !== 'picture') return;
    const kept = store
      .put(key, packed({ bytes: fetched.bytes, fetchedAt: time() }))
      .finally(() => keeping.delete(kept));
    keeping.add(kept);
  }

  async function ask(key: string, picture: PictureName): Promise<FetchedPicture> {
    if (!(await takeTurn())) return { found: 'trouble' };
    try {
      const fetched = await host.fetch(picture);
      note(fetched, key);
      return fetched;
    } finally {
      passTurn();
    }
  }

  /** Concurrent requests for a picture share one answer. */
  function fetchOnce(key: string, picture: PictureName): Promise<FetchedPicture> {
    const waiting = fetching.get(key);
    if (waiting) return waiting;
    const asking = ask(key, picture).finally(() => fetching.delete(key));
    fetching.set(key, asking);
    return asking;
  }

  function found(bytes: Buffer, key: string): FoundPicture {
    const type = typeOfPicture(bytes);
    return type === null
      ? { status: 'unavailable' }
      : { status: 'found', bytes, type, etag: `"${key.slice(0, 20)}-${bytes.length}"` };
  }

  async function look(key: string, picture: PictureName): Promise<FoundPicture> {
    const body = await store.get(key);
    const kept = body && body.length > timeBytes ? unpacked(body) : null;
    const age = kept ? time() - kept.fetchedAt : Infinity;
    if (kept && age < limits.kept) {
      if (age > limits.fresh) void fetchOnce(key, picture);
      return found(kept.bytes, key);
    }
    if ((missing.get(key) ?? 0) > time()) return { status: 'missing' };
    const fetched = await fetchOnce(key, picture);
    if (fetched.found === 'picture') return found(fetched.bytes, key);
    return fetched.found === 'nothing' ? { status: 'missing' } : { status: 'unavailable' };
  }

  return {
    find(picture) {
      const key = hash('sha256', `${picture.size}/${picture.file}`);
      const waiting = looking.get(key);
      if (waiting) return waiting;
      const answer = look(key, picture).finally(() => looking.delete(key));
      looking.set(key, answer);
      return answer;
    },
    async close() {
      host.close();
      await Promise.all(fetching.values());
      await Promise.all(keeping);
    },
  };
}
