import type { LibraryRecord } from '@marquee/contracts/library/libraryAnswer.ts';
import type { LibraryValue } from '@marquee/contracts/library/libraryValue.ts';
import { wins } from '@marquee/contracts/library/wins.ts';

/** What a register says, and since when. A null value is a tombstone. */
export type Held = { value: LibraryValue | null; at: number };

/** All that a device knows of one register. */
export type Register = {
  key: string;
  /** As the account's server has it. */
  server: (Held & { version: number }) | null;
  /** What was written here and isn't answered yet. */
  waiting: Held | null;
  /** Writes up to this moment are answered, so that another tab's copy isn't sent again. */
  answered: number;
};

/** One event of a register; `join` merges it with what is known. */
export const written = (key: string, waiting: Held): Register => ({
  key,
  server: null,
  waiting,
  answered: 0,
});

export const pulled = ({ key, value, at, version }: LibraryRecord): Register => ({
  key,
  // The server has checked it on its way in.
  server: { value: value as LibraryValue | null, at, version },
  waiting: null,
  answered: 0,
});

export const answeredUpTo = (key: string, answered: number): Register => ({
  key,
  server: null,
  waiting: null,
  answered,
});

const later = (a: Held | null, b: Held | null): Held | null => (a && b ? (wins(b, a) ? b : a) : (a ?? b));

/**
 * Merges both. In whatever order, and however often, the same pieces are merged, the result is the same: tabs, the
 * device's storage and the server's answers need no order among them.
 */
export function join(a: Register, b: Register): Register {
  const server =
    a.server && b.server && b.server.version > a.server.version ? b.server : (a.server ?? b.server);
  const answered = Math.max(a.answered, b.answered);
  const waiting = later(a.waiting, b.waiting);
  const isOver = waiting === null || waiting.at <= answered || (server !== null && !wins(waiting, server));
  return { key: a.key, server, waiting: isOver ? null : waiting, answered };
}

/** The register's present value here. */
export const heldOf = (register: Register | undefined): Held | null =>
  register?.waiting ?? register?.server ?? null;

/** When a write of now happened: after everything that this device knows of the register. */
export const momentAfter = (register: Register | undefined, now: number): number =>
  Math.max(now, (heldOf(register)?.at ?? 0) + 1, (register?.answered ?? 0) + 1);
