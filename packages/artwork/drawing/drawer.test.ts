import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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

  it('says which process it is', async () => {
    let pid: number | undefined;
    const drawer = startDrawer({ cacheFolder, onStart: (started) => (pid = started) });
    expect(pid !== undefined && process.kill(pid, 0)).toBe(true);
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
