import { currentKey } from '@marquee/contracts/library/currentKey.ts';

import { underCurrentKey } from './currentStore.ts';
import { type DeviceStore, nothingRead, type ReadPage, readOn } from './deviceStore.ts';
import type { LibraryWrite } from './library.ts';
import { createLibraryView } from './libraryView.ts';
import { type Held, heldOf, join, momentAfter, type Register, written } from './register.ts';
import type { TabChannel } from './tabChannel.ts';

export type CopyParts = {
  store: DeviceStore;
  tabs: TabChannel;
  /** By the server's clock, as well as it is known. */
  now: () => number;
  /** What is shown, or how much waits, has changed. */
  onChange: () => void;
  /** Whether the device could store it. */
  onKept: (isKept: boolean) => void;
};

type Taken = { page?: ReadPage; isKept?: boolean };

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const gone = { value: null, at: 0 };

/** One owner's library in this page: what is stored, what other tabs report, and what is done here. */
export function createLibraryCopy(owner: string, { store, tabs, now, onChange, onKept }: CopyParts) {
  let registers = new Map<string, Register>();
  let waiting = new Map<string, Register>();
  let view = createLibraryView();
  let progress = nothingRead;
  let isClosed = false;
  /** What the device couldn't store; it is stored with the next. */
  let unkept: Register[] = [];

  /** True where something visible changed. */
  function put(piece: Register): boolean {
    const held = registers.get(piece.key);
    const next = held ? join(held, piece) : piece;
    if (held && isSame(held, next)) return false;
    registers.set(piece.key, next);
    const waited = waiting.has(piece.key);
    if (next.waiting) waiting.set(piece.key, next);
    else waiting.delete(piece.key);
    const before = heldOf(held);
    const after = heldOf(next);
    const isShown = before === null || !isSame(before, after);
    if (isShown) view.put(piece.key, after ?? gone);
    return isShown || waited !== waiting.has(piece.key);
  }

  async function keep(pieces: readonly Register[], page?: ReadPage) {
    const all = [...unkept, ...pieces];
    unkept = [];
    try {
      await store.keep(owner, all, page);
      onKept(true);
    } catch {
      unkept = [...unkept, ...all];
      onKept(false);
    }
  }

  /** Merges pieces with this page's copy. Those from elsewhere on this device are stored already. */
  function take(given: readonly Register[], { page, isKept = false }: Taken = {}): Promise<void> {
    if (isClosed) return Promise.resolve();
    const pieces = given.map(underCurrentKey);
    if (page) progress = readOn(progress, page);
    const changed = pieces.filter(put);
    if (changed.length > 0) onChange();
    if (isKept || (pieces.length === 0 && !page)) return Promise.resolve();
    tabs.post({ owner, pieces, ...(page && { page }) });
    return keep(pieces, page);
  }

  async function load() {
    const kept = await store.read(owner);
    progress = readOn(progress, { ...kept.progress, from: 0 });
    await take(kept.registers, { isKept: true });
  }

  /** Forgets this page's copy, not the stored one. */
  function empty() {
    registers = new Map();
    waiting = new Map();
    view = createLibraryView();
    progress = nothingRead;
  }

  const stop = tabs.listen((message) => {
    if (message.owner !== owner || isClosed) return;
    if (message.pieces !== 'anew') {
      void take(message.pieces, { isKept: true, ...(message.page && { page: message.page }) });
      return;
    }
    empty();
    load().then(onChange, () => onKept(false));
  });

  return {
    owner,
    view: () => view,
    get: (key: string) => registers.get(key),
    /** All that is there, by its keys. */
    shown: (): (Held & { key: string; version: number })[] =>
      [...registers.values()].flatMap((register) => {
        const held = heldOf(register);
        return held ? [{ key: register.key, ...held, version: register.server?.version ?? 0 }] : [];
      }),
    /** What isn't answered yet, in the order in which it was written. */
    waiting: (): ReadonlyMap<string, Register> => waiting,
    progress: () => progress,
    take,
    load,
    write(changes: readonly LibraryWrite[]) {
      const moment = now();
      void take(
        changes.map((change) => {
          const key = currentKey(change.key);
          return written(key, { value: change.value, at: momentAfter(registers.get(key), moment) });
        }),
      );
    },
    /** The server has gone back to an earlier state: all of this library is sent to it as if it were new. */
    async sendAnew() {
      const all = [...registers.values()].flatMap((register) => {
        const held = heldOf(register);
        return held ? [written(register.key, held)] : [];
      });
      await store.replace(owner, () => all).catch(() => onKept(false));
      if (isClosed) return;
      empty();
      tabs.post({ owner, pieces: 'anew' });
      await take(all, { isKept: true });
    },
    /** Later arrivals are ignored. */
    close() {
      isClosed = true;
      stop();
    },
  };
}
export type LibraryCopy = ReturnType<typeof createLibraryCopy>;
