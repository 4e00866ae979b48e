import type { LibraryRecord } from '@marquee/contracts/library/libraryAnswer.ts';
import { readKey } from '@marquee/contracts/library/libraryKey.ts';
import type { Change, OwnList } from '@marquee/contracts/library/libraryValue.ts';
import { wins } from '@marquee/contracts/library/wins.ts';

import type { Tables } from '#server/database/tables.ts';

import { keyOfStored } from './storedKey.ts';

type Row = Pick<Tables['library_register'], 'key' | 'value' | 'at' | 'version'>;

export const recordOf = ({ key, value, at, version }: Row): LibraryRecord => ({
  key: keyOfStored(key),
  value: value === null ? null : JSON.parse(value),
  at,
  version,
});

/** The public name that a register gives its list. */
export function shareOf({ key, value }: Pick<LibraryRecord, 'key' | 'value'>): string | null {
  return readKey(key)?.kind === 'list' && value !== null ? (value as OwnList).share : null;
}

export type LibrarySize = Pick<Tables['library'], 'records' | 'lists' | 'bytes'>;

type Applied = {
  /** The registers that the changes name, as they stand afterwards. */
  registers: ReadonlyMap<string, LibraryRecord>;
  written: readonly LibraryRecord[];
  version: number;
  /** By how much the library grows. */
  more: LibrarySize;
};

/**
 * Applies changes to their registers. No write is dated in the future: a clock that is ahead would win for
 * as long as it is. But a device's write after the stored one stays after it.
 */
export function applyChanges(
  held: ReadonlyMap<string, LibraryRecord>,
  changes: readonly Change[],
  { version: from, now }: { version: number; now: number },
): Applied {
  const registers = new Map(held);
  let version = from;
  for (const { key, value, at: claimed } of changes) {
    const before = registers.get(key);
    const at = Math.min(claimed, Math.max(now, (before?.at ?? 0) + 1));
    if (at < claimed && before && same(before.value, value)) continue;
    if (!wins({ value, at }, before)) continue;
    // By the clock, so that versions go on growing where a library starts anew or a backup is put back.
    version = Math.max(version + 1, now);
    registers.set(key, { key, value, at, version });
  }
  const written = [...registers.values()].filter((record) => record !== held.get(record.key));
  return { registers, written, version, more: difference(sizeOf(registers), sizeOf(held)) };
}

function sizeOf(registers: ReadonlyMap<string, LibraryRecord>): LibrarySize {
  const size = { records: registers.size, lists: 0, bytes: 0 };
  for (const { key, value } of registers.values()) {
    if (value !== null && readKey(key)?.kind === 'list') size.lists += 1;
    size.bytes += key.length + (value === null ? 0 : Buffer.byteLength(JSON.stringify(value)));
  }
  return size;
}

const difference = (one: LibrarySize, other: LibrarySize): LibrarySize => ({
  records: one.records - other.records,
  lists: one.lists - other.lists,
  bytes: one.bytes - other.bytes,
});

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
