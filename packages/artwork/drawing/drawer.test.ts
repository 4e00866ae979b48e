import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startDrawer } from './drawer.ts';
import type { DrawTask } from './drawFile.ts';

let cacheFolder = '';
beforeAll(async () => {
  cacheFolder = await mkdtemp(join(tmpdir(), 'drawer-'));
});
afterAll(() => rm(cacheFolder, { recursive: true, force: true }));

/** Processes that this one has started, as Linux knows them. */
const childrenOf = () =>
  readdirSync('/proc/self/task').flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );

const portrait = (name: string): DrawTask => ({
  drawing: { kind: 'profile' },
  sitter: { kind: 'person', name },
  fine: true,
});

// A busy machine is slow to start a process.
describe('a drawer', { timeout: 90_000 }, () => {
  it('draws one picture after the other, in a process of its own', async () => {
    const drawer = startDrawer({ cacheFolder, patienceMilliseconds: 80_000 });
    for (const name of ['Agnès Varda', 'Ozu']) {
      const reply = await drawer.draw(portrait(name));
      expect(reply.ok && brotliDecompressSync(reply.bytes).toString()).toMatch(/^<svg .*<\/svg>$/s);
    }
    expect(drawer.isLost()).toBe(false);
    await drawer.end();
    expect(drawer.isLost()).toBe(true);
    await expect(drawer.draw(portrait('Ozu'))).rejects.toThrow('ended');
  });

  it.skipIf(process.platform !== 'linux')('leaves the processor to others', async () => {
    const before = childrenOf();
    const drawer = startDrawer({ cacheFolder, patienceMilliseconds: 80_000 });
    const pid = childrenOf().find((child) => !before.includes(child));
    expect(pid).toBeDefined();
    expect(getPriority(pid)).toBeGreaterThan(getPriority());
    await drawer.end();
  });

  it('says why when a drawing fails, and stays', async () => {
    const drawer = startDrawer({ cacheFolder, patienceMilliseconds: 80_000 });
    const broken = await drawer.draw({ ...portrait('Ozu'), sitter: Object.create(null) });
    expect(broken).toEqual({ ok: false, reason: expect.stringContaining('Error') });
    expect((await drawer.draw(portrait('Ozu'))).ok).toBe(true);
    await drawer.end();
  });

  it('is lost when it takes too long, and is ended then', async () => {
    const drawer = startDrawer({ cacheFolder, patienceMilliseconds: 1 });
    await expect(drawer.draw(portrait('Ozu'))).rejects.toThrow('too long');
    expect(drawer.isLost()).toBe(true);
    await drawer.end();
  });
});
