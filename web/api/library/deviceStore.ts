import { join, type Register } from './register.ts';

/** How far a device has read an account's library. */
export type SyncProgress = { version: number; etag: string | null };

/** A page that was read, and where it begins. */
export type ReadPage = SyncProgress & { from: number };

/** How far is read after a page. One that begins later than the last position would leave a gap. */
export const readOn = (held: SyncProgress, page: ReadPage): SyncProgress =>
  page.from <= held.version && page.version >= held.version
    ? { version: page.version, etag: page.etag }
    : held;

export const nothingRead: SyncProgress = { version: 0, etag: null };

/** Owner of a guest's data. Accounts' ids have no such form. */
export const guest = '(guest)';

/** Where libraries are stored on this device, one per owner. Every call is atomic. */
export type DeviceStore = {
  read: (owner: string) => Promise<{ registers: Register[]; progress: SyncProgress }>;
  /** Those of them that wait to be sent. */
  waiting: (owner: string) => Promise<Register[]>;
  /** Merges registers with the stored ones, and advances the position by the page that they come from. */
  keep: (owner: string, registers: readonly Register[], page?: ReadPage) => Promise<void>;
  /** Replaces all registers, and forgets how far was read. */
  replace: (owner: string, next: (registers: Register[]) => Register[]) => Promise<void>;
  owners: () => Promise<string[]>;
};

type Kept = { registers: Map<string, Register>; progress: SyncProgress };

/** Stores as long as the page lasts: for browsers that store nothing for us. */
export function createMemoryStore(): DeviceStore {
  const owners = new Map<string, Kept>();
  const of = (owner: string): Kept => {
    const kept = owners.get(owner) ?? { registers: new Map(), progress: nothingRead };
    owners.set(owner, kept);
    return kept;
  };
  return {
    async read(owner) {
      const { registers, progress } = of(owner);
      return { registers: [...registers.values()], progress };
    },
    waiting: async (owner) => [...of(owner).registers.values()].filter(({ waiting }) => waiting),
    async keep(owner, registers, page) {
      const kept = of(owner);
      for (const register of registers) {
        const held = kept.registers.get(register.key);
        kept.registers.set(register.key, held ? join(held, register) : register);
      }
      if (page) kept.progress = readOn(kept.progress, page);
    },
    async replace(owner, next) {
      const registers = next([...of(owner).registers.values()]);
      if (registers.length === 0) owners.delete(owner);
      else
        owners.set(owner, {
          registers: new Map(registers.map((register) => [register.key, register])),
          progress: nothingRead,
        });
    },
    owners: async () => [...owners.keys()].filter((owner) => of(owner).registers.size > 0),
  };
}

/** The needed part of `localStorage`: it writes synchronously, before a page that is left is gone. */
export type Journal = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'marquee-unsaved/';
/** Larger writes come from an import, which shows its end. */
const mostRegisters = 200;

type Entry = { owner: string; registers: Register[] };

/** Notes an entry and returns how to remove it again. Where the journal is full, the database has to suffice. */
function note(journal: Journal, id: string, entry: Entry): () => void {
  if (entry.registers.length === 0 || entry.registers.length > mostRegisters) return () => {};
  try {
    journal.setItem(prefix + id, JSON.stringify(entry));
    return () => journal.removeItem(prefix + id);
  } catch {
    return () => {};
  }
}

function entriesOf(journal: Journal): [key: string, entry: Entry][] {
  const keys = Array.from({ length: journal.length }, (_, index) => journal.key(index) ?? '');
  return keys
    .filter((key) => key.startsWith(prefix))
    .map((key) => [key, JSON.parse(journal.getItem(key) ?? '{"owner":"","registers":[]}') as Entry]);
}

/**
 * A database takes a few milliseconds, and a pending write is lost when its page is left. So each write
 * is noted first, and put into the database when it is next read. Putting it in twice is harmless.
 */
export function journaledStore(store: DeviceStore, journal: Journal, newId: () => string): DeviceStore {
  async function recover(): Promise<void> {
    for (const [key, { owner, registers }] of entriesOf(journal)) {
      if (owner !== '') await store.keep(owner, registers);
      journal.removeItem(key);
    }
  }
  return {
    ...store,
    async read(owner) {
      await recover().catch(() => {});
      return store.read(owner);
    },
    async keep(owner, registers, page) {
      const unsent = registers.filter(({ waiting }) => waiting !== null);
      const strikeOut = note(journal, newId(), { owner, registers: unsent });
      await store.keep(owner, registers, page);
      strikeOut();
    },
  };
}
