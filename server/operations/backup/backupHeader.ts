import { hash } from 'node:crypto';

import { z } from 'zod';

import type { Batch, Value } from './peopleTables.ts';

const limb = 2 ** 32;
/** Limbs are exact below 2^53. */
const rowsBetweenCarries = 2 ** 20;

const written = (value: Value | undefined) =>
  typeof value === 'string' ? JSON.stringify(value) : String(value);

const limbOf = (digest: string, from: number) =>
  digest.charCodeAt(from) * 2 ** 24 +
  digest.charCodeAt(from + 1) * 2 ** 16 +
  digest.charCodeAt(from + 2) * 2 ** 8 +
  digest.charCodeAt(from + 3);

/**
 * A number for all rows together, whatever their order and database: equal where every row of every table is. It is
 * the sum of SHA-256 of `["table",[["column",value],…]]`, columns by name, in 256 bits. Feed it everything, then read it.
 */
export function createFingerprint(): { add: (batch: Batch) => void; read: () => string } {
  const sum = new Float64Array(8);
  let since = 0;
  const carry = () => {
    since = 0;
    for (let at = sum.length - 1; at >= 0; at -= 1) {
      const over = Math.floor((sum[at] ?? 0) / limb);
      sum[at] = (sum[at] ?? 0) - over * limb;
      if (at > 0) sum[at - 1] = (sum[at - 1] ?? 0) + over;
    }
  };
  return {
    add: ({ table, columns, rows }) => {
      const order = columns
        .map((name, index) => ({ name, index }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))
        .map(({ name, index }, at) => ({ before: `${at === 0 ? '' : ','}[${JSON.stringify(name)},`, index }));
      const start = `[${JSON.stringify(table)},[`;
      for (const row of rows) {
        let text = start;
        for (const { before, index } of order) text += `${before}${written(row[index])}]`;
        // A character a byte: a buffer for each row takes twice as long.
        const digest = hash('sha256', `${text}]]`, 'binary');
        for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + limbOf(digest, at * 4);
        since += 1;
        if (since === rowsBetweenCarries) carry();
      }
    },
    read: () => {
      carry();
      return Array.from(sum, (part) => part.toString(16).padStart(8, '0')).join('');
    },
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
