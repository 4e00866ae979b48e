import { createHash, randomUUID } from 'node:crypto';
import * as disk from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Finished pictures on disk. Losing any of it costs only the time to draw again, so no failure here is one. */
export type PictureStore = {
  get: (key: string) => Promise<Buffer | null>;
  put: (key: string, body: Buffer) => Promise<void>;
};

/** What of `node:fs/promises` is used; tests put a faulty disk in its place. */
export type Disk = Pick<
  typeof disk,
  'mkdir' | 'readdir' | 'readFile' | 'rename' | 'rm' | 'stat' | 'utimes' | 'writeFile'
>;

type Options = {
  folder: string;
  maxBytes: number;
  maxFiles?: number;
  now: () => Date;
  /** Called for the first failure only. */
  onTrouble?: (error: unknown) => void;
  files?: Disk;
};

const checksum = (body: Buffer): Buffer => createHash('sha256').update(body).digest();
const checksumBytes = 32;
/** A draft of this age was left behind by a process that was stopped while writing. */
const draftMilliseconds = 60_000;
const nameOf = /^[0-9a-f]{64}\.pic$/;
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Keeps at most `maxBytes` in `maxFiles`, the longest unused going first; also after a restart, since a use is written
 * down as the file's time. Each file is its checksum, then the body. Folders of other engines beside ours are removed.
 */
export function createPictureStore({
  folder,
  maxBytes,
  maxFiles = 16_000,
  now,
  onTrouble = () => undefined,
  files = disk,
}: Options): PictureStore {
  /** Sizes by name, the longest unused first. */
  const known = new Map<string, number>();
  let total = 0;
  let isTroubled = false;

  const trouble = (error: unknown) => {
    if (!isTroubled) onTrouble(error);
    isTroubled = true;
  };
  const forget = (name: string) => {
    total -= known.get(name) ?? 0;
    known.delete(name);
  };
  const remember = (name: string, size: number) => {
    forget(name);
    known.set(name, size);
    total += size;
  };
  const remove = (path: string) =>
    files.rm(path, { recursive: true, force: true }).catch((error: unknown) => trouble(error));

  async function sweep(): Promise<void> {
    const beside = (await files.readdir(dirname(folder))).filter(
      (name) => name !== basename(folder) && (/^v\d+$/.test(name) || name.includes('.pic')),
    );
    await Promise.all(beside.map((name) => remove(join(dirname(folder), name))));
  }

  async function takeStock(): Promise<void> {
    await files.mkdir(folder, { recursive: true });
    const found: { name: string; size: number; mtimeMs: number }[] = [];
    for (const name of await files.readdir(folder)) {
      const path = join(folder, name);
      // Another process may have just removed it.
      const stats = await files.stat(path).catch(() => null);
      if (stats === null) continue;
      if (nameOf.test(name)) found.push({ name, size: stats.size, mtimeMs: stats.mtimeMs });
      else if (stats.mtimeMs < now().getTime() - draftMilliseconds) await remove(path);
    }
    found.sort((a, b) => a.mtimeMs - b.mtimeMs).forEach(({ name, size }) => remember(name, size));
    await sweep();
    await evict();
  }

  async function evict(): Promise<void> {
    for (const [name] of known) {
      if (total <= maxBytes && known.size <= maxFiles) return;
      forget(name);
      await remove(join(folder, name));
    }
  }

  const ready = takeStock().catch(trouble);

  return {
    async get(key) {
      const name = `${key}.pic`;
      const path = join(folder, name);
      try {
        const file = await files.readFile(path);
        const body = file.subarray(checksumBytes);
        if (body.length > 0 && checksum(body).equals(file.subarray(0, checksumBytes))) {
          remember(name, file.length);
          files.utimes(path, now(), now()).catch(trouble);
          return body;
        }
        forget(name);
        await remove(path);
      } catch (error) {
        forget(name);
        if (!isMissing(error)) trouble(error);
      }
      return null;
    },
    async put(key, body) {
      await ready;
      const size = body.length + checksumBytes;
      if (size > maxBytes) return;
      const name = `${key}.pic`;
      const draft = join(folder, `${name}.${randomUUID()}.tmp`);
      try {
        await files.writeFile(draft, Buffer.concat([checksum(body), body]));
        await files.rename(draft, join(folder, name));
        remember(name, size);
        await evict();
      } catch (error) {
        trouble(error);
        await remove(draft);
      }
    },
  };
}
