import { randomBytes } from 'node:crypto';

import { createLimits } from './accounts/limits/limits.ts';
import type { SharedLimitsOptions } from './assistant/model/sharedLimits.ts';
import type { Storage } from './database/storage.ts';

const minute = { burst: 10, perSeconds: 60 };
const day = { burst: 100, perSeconds: 24 * 60 * 60 };

/** Questions to a language model, of an address at all replicas together. */
export function countQuestions(storage: Storage, now: () => Date): SharedLimitsOptions['countQuestion'] {
  const limits = createLimits({ storage, now, random: (bytes) => randomBytes(bytes) });
  return async (address) =>
    (await limits.take(['assistant/minute', address], minute)) &&
    (await limits.take(['assistant/day', address], day));
}
