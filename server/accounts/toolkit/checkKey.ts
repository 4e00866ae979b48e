import { embeddedIdentity } from '@marquee/contracts/identity/toolkit.ts';
import type { HonoRequest } from 'hono';

import { toolkitFailures } from './envelope.ts';

/** `isAnyGood` in tests: as with Firebase's emulator, any key is then as good as ours. */
export type KeyOptions = { isAnyGood: (request: Request, address: string) => boolean };

/** Why a request can't be let in with the key that it has, or null. */
export function checkKey(
  req: HonoRequest,
  { isAnyGood }: KeyOptions,
  address: string | undefined,
): Response | null {
  const key = req.query('key') ?? req.header('x-goog-api-key');
  if (!key) return toolkitFailures.noKey();
  return key === embeddedIdentity.apiKey || isAnyGood(req.raw, address ?? '')
    ? null
    : toolkitFailures.wrongKey();
}
