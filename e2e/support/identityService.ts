import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';

import { openTestIdentity } from '#server/accounts/testing/openTestIdentity.ts';
import { openStorage } from '#server/database/openStorage.ts';

import { type CrossOrigin, startCrossOrigin } from './crossOrigin.ts';

/** A service that speaks the Identity Toolkit's protocol, on an origin of its own. */
export async function startIdentityService(): Promise<CrossOrigin> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-identity-'));
  const opened = await openStorage({
    dataDirectory,
    now: () => new Date(),
    log: pino({ level: 'silent' }),
  });
  if (!opened.ok) throw new Error(opened.problem);
  const { storage } = opened;
  const service = openTestIdentity(storage);
  service.pass(Date.now() - service.now().getTime());
  const served = await startCrossOrigin(async (request) => {
    const response = await service.app.fetch(request, { address: '203.0.113.7' });
    await service.identity.settled();
    return response;
  });
  return {
    ...served,
    close: async () => {
      await served.close();
      await storage.close();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
