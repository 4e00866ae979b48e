import { createHash } from 'node:crypto';

import { z } from 'zod';

import type { Batch } from './peopleTables.ts';

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

/** First line of a backup. */
export const BackupHeader = z.object({
  marquee: z.literal('backup'),
  format: z.literal(1),
  /** ISO time. */
  at: z.iso.datetime(),
  /** Where the rows come from; they go into either. */
  engine: z.enum(['sqlite', 'postgres']),
  /** The steps that the tables had gone through. */
  steps: z.array(z.string()).min(1),
});
export type BackupHeader = z.infer<typeof BackupHeader>;

/** The line before the rows of a table. */
export const TableLine = z.strictObject({ table: z.string(), columns: z.array(z.string()).min(1) });

/** Last line of a backup. */
export const BackupEnd = z.strictObject({
  end: z.literal(true),
  /** How many, by table. */
  rows: z.record(z.string(), z.int()),
  fingerprint: z.string(),
  /** SHA-256 of all bytes before this line. */
  sha256: z.string(),
});
export type BackupEnd = z.infer<typeof BackupEnd>;

/** Why a file can't be used as a backup; the message is for the operator. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
