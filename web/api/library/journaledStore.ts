import type { DeviceStore } from './deviceStore.ts';
import type { Register } from './register.ts';

/** The part of `localStorage` that is needed: it keeps at once, before a page that is left is gone. */
export type Journal = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'marquee-unsaved/';
/** More than this comes with an import, which shows its end. */
const mostRegisters = 200;

type Entry = { owner: string; registers: Register[] };

/** Notes an entry and answers how to strike it out again. Where the journal takes nothing, the database has to do. */
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
 * A database takes a few milliseconds, and what it hasn't taken when its page is left is lost. So what somebody has
 * just written is noted first, and put into the database when it is next read. Putting it in twice is harmless.
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
