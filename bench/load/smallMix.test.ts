import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { copyBuilt } from '#server/testing/copyBuilt.ts';

import { startServer } from '../support/runningServer.ts';
import { createMix } from './mix.ts';
import { memoryOf, type ProcessMemory } from './processMemory.ts';
import { createSender, sendClosedLoop } from './send.ts';
import { isAnswered } from './summary.ts';
import { readWorld } from './world.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-memory-'));
/** Resident megabytes; after twice as many requests 140 and 590 were measured (docs/decisions/058). */
const most = { server: 200, withWorkerAndDrawers: 750 };

const isWithin = ({ rss, withChildren }: ProcessMemory) =>
  rss <= most.server && withChildren <= most.withWorkerAndDrawers;

async function memoryAfter(requests: number, settings: Record<string, string> = {}): Promise<ProcessMemory> {
  const server = await startServer(folder, { TRUSTED_PROXIES: '127.0.0.1', WORKERS: '1', ...settings });
  const sender = createSender(server.origin, 8);
  try {
    const draw = createMix(await readWorld(server.origin, 3), 1);
    let answered = 0;
    await sendClosedLoop(sender, draw, {
      requests,
      connections: 8,
      onSent: (_, sent) => (answered += Number(isAnswered(sent))),
    });
    expect(answered).toBeGreaterThanOrEqual(0.9 * requests);
    return memoryOf(server.pid);
  } finally {
    sender.close();
    await server.stop();
  }
}

beforeAll(() => copyBuilt(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Only Linux says what processes hold.
describe.skipIf(process.platform !== 'linux')('the memory of the server', { timeout: 600_000 }, () => {
  it('is within its bounds after a mix of 150 requests', async () => {
    const memory = await memoryAfter(150);
    expect(memory.children).toBeGreaterThan(0);
    expect(memory).toSatisfy(isWithin);
  });

  it('would be noticed where 128 MB more were kept', async () => {
    const keeping = 'globalThis.kept=Buffer.alloc(2**27,1)';
    const memory = await memoryAfter(0, { NODE_OPTIONS: `--import=data:text/javascript,${keeping}` });
    expect(memory).not.toSatisfy(isWithin);
  });
});
