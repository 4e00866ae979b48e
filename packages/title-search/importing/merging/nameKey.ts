import { normalise } from '@marquee/text';

/**
 * A number of 53 bits for all spellings of one name, null where a name has no letters. Names are compared by it,
 * because ten million numbers are sorted sooner than ten million texts; among so many, two names share one about once
 * in a hundred imports.
 */
export function nameKey(name: string): number | null {
  const text = normalise(name);
  if (text === '') return null;
  let high = 0x9e3779b1;
  let low = 0x85ebca77;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 0x27d4eb2f);
    low = Math.imul(low ^ code, 0x165667b1);
    high ^= high >>> 15;
    low ^= low >>> 13;
  }
  high = Math.imul(high ^ (low >>> 16), 0x2c1b3c6d);
  low = Math.imul(low ^ (high >>> 13), 0x297a2d39);
  return (high & 0x1f_ffff) * 2 ** 32 + (low >>> 0);
}
