import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Finished pictures on disk. Losing any of it costs only the time to draw again, so no failure here is one. */
export type PictureStore = {
  get: (key: string) => Promise<Buffer | null>;
  put: (key: string, body: Buffer) => Promise<void>;
};

const checksum = (body: Buffer): Buffer => createHash('sha256').update(body).digest();
const checksumBytes = 32;
const nameOf = /^[0-9a-f]{64}\.pic$/;

/** Keeps at most `maxBytes` in `folder`, the longest kept going first. Each file is its checksum, then the body. */
export function createPictureStore(folder: string, maxBytes: number): PictureStore {
  const known = new Map<string, number>();
  let total = 0;
  const forget = (name: string) => {
    total -= known.get(name) ?? 0;
    known.delete(name);
  };
  const remember = (name: string, size: number) => {
    forget(name);
    known.set(name, size);
    total += size;
  };

  const ready = (async () => {
    await mkdir(folder, { recursive: true });
    const found = await Promise.all(
      (await readdir(folder)).map(async (name) => {
        // Left behind by a process that was stopped while writing.
        if (!nameOf.test(name)) return rm(join(folder, name), { force: true }).then(() => null);
        const { size, mtimeMs } = await stat(join(folder, name));
        return { name, size, mtimeMs };
      }),
    );
    found
      .filter((entry) => entry !== null)
      .sort((a, b) => a.mtimeMs - b.mtimeMs)
      .forEach(({ name, size }) => remember(name, size));
  })().catch(() => undefined);

  const evict = async () => {
    for (const [name] of known) {
      if (total <= maxBytes) return;
      forget(name);
      await rm(join(folder, name), { force: true }).catch(() => undefined);
    }
  };

  return {
    async get(key) {
      await ready;
      const name = `${key}.pic`;
      try {
        const file = await readFile(join(folder, name));
        const body = file.subarray(checksumBytes);
        if (body.length > 0 && checksum(body).equals(file.subarray(0, checksumBytes))) return body;
        forget(name);
        await rm(join(folder, name), { force: true });
      } catch {
        forget(name);
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
        await writeFile(draft, Buffer.concat([checksum(body), body]));
        await rename(draft, join(folder, name));
        remember(name, size);
        await evict();
      } catch {
        await rm(draft, { force: true }).catch(() => undefined);
      }
    },
  };
}
