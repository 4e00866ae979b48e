import { createHmac, randomBytes } from 'node:crypto';

import { LRUCache } from 'lru-cache';

const dayMilliseconds = 24 * 60 * 60 * 1000;
const keyBytes = 32;

/**
 * Addresses as the log has them: equal ones look equal for a day. The key is this process's alone, is stored nowhere and
 * is another one each day, so that afterwards nobody can find out which address was meant.
 */
export function createHashAddress(now: () => Date): (address: string) => string {
  const known = new LRUCache<string, string>({ max: 2000 });
  let day = 0;
  let key = randomBytes(keyBytes);
  return (address) => {
    const today = Math.floor(now().getTime() / dayMilliseconds);
    if (today !== day) {
      day = today;
      key = randomBytes(keyBytes);
      known.clear();
    }
    const found = known.get(address);
    if (found !== undefined) return found;
    const hashed = createHmac('sha256', key).update(address).digest('base64url').slice(0, 12);
    known.set(address, hashed);
    return hashed;
  };
}
