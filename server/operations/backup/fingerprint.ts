import { createHash } from 'node:crypto';

import type { Batch } from './row.ts';

const modulus = 1n << 256n;

/**
 * A number for all rows together, whatever their order and database: equal where every
 * row of every table is. Feed it everything, then read it.
 */
export function createFingerprint(): { add: (batch: Batch) => void; read: () => string } {
  let sum = 0n;
  return {
    add: ({ table, columns, rows }) => {
      const order = columns
        .map((name, index) => ({ name, index }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1));
      for (const row of rows) {
        const cells = order.map(({ name, index }) => [name, row[index]]);
        const digest = createHash('sha256')
          .update(JSON.stringify([table, cells]))
          .digest('hex');
        sum = (sum + BigInt(`0x${digest}`)) % modulus;
      }
    },
    read: () => sum.toString(16).padStart(64, '0'),
  };
}
