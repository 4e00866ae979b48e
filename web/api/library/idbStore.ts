import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

import { type DeviceStore, nothingRead, readOn, type ReadPage, type SyncProgress } from './deviceStore.ts';
import { join, type Register } from './register.ts';

/** `waits` is there for the index, which only has entries with it. */
type Row = Register & { owner: string; waits?: 1 };

type Schema = DBSchema & {
  registers: { key: [string, string]; value: Row; indexes: { waiting: [string, number] } };
  /** By owner. */
  progress: { key: string; value: SyncProgress };
};

const rowOf = (owner: string, register: Register): Row => ({
  ...register,
  owner,
  ...(register.waiting && { waits: 1 }),
});
const registerOf = ({ key, server, waiting, answered }: Row): Register => ({
  key,
  server,
  waiting,
  answered,
});

/** Everything of an owner: an array sorts after every text. */
const allOf = (owner: string) => IDBKeyRange.bound([owner], [owner, []]);

type Written = { abort: () => void; done: Promise<void> };

/** All of it, or nothing: a synchronous refusal of the database doesn't abort a transaction by itself. */
async function wholly(transaction: Written, work: readonly Promise<unknown>[]): Promise<void> {
  try {
    await Promise.all([...work, transaction.done]);
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It has aborted itself.
    }
    await transaction.done.catch(() => {});
    throw error;
  }
}

/** Stores in the browser's database. Rejects where the browser gives none. */
export async function openIdbStore(name = 'marquee-library'): Promise<DeviceStore & { close: () => void }> {
  let database: IDBPDatabase<Schema> | null = null;
  /** Opens it again where the browser has closed it, as some do to pages in the background. */
  const open = async () =>
    (database ??= await openDB<Schema>(name, 1, {
      upgrade(created) {
        const registers = created.createObjectStore('registers', { keyPath: ['owner', 'key'] });
        registers.createIndex('waiting', ['owner', 'waits']);
        created.createObjectStore('progress');
      },
      blocking: () => close(),
      terminated: () => {
        database = null;
      },
    }));
  const close = () => {
    database?.close();
    database = null;
  };
  await open();

  return {
    async read(owner) {
      const transaction = (await open()).transaction(['registers', 'progress']);
      const [rows, progress] = await Promise.all([
        transaction.objectStore('registers').getAll(allOf(owner)),
        transaction.objectStore('progress').get(owner),
      ]);
      return { registers: rows.map(registerOf), progress: progress ?? nothingRead };
    },
    waiting: async (owner) =>
      (await (await open()).getAllFromIndex('registers', 'waiting', [owner, 1])).map(registerOf),
    async keep(owner, registers, page) {
      const transaction = (await open()).transaction(['registers', 'progress'], 'readwrite');
      const store = transaction.objectStore('registers');
      const readOnBy = async (read: ReadPage) => {
        const held = await transaction.objectStore('progress').get(owner);
        await transaction.objectStore('progress').put(readOn(held ?? nothingRead, read), owner);
      };
      await wholly(transaction, [
        ...registers.map(async (register) => {
          const held = await store.get([owner, register.key]);
          await store.put(rowOf(owner, held ? join(registerOf(held), register) : register));
        }),
        ...(page ? [readOnBy(page)] : []),
      ]);
    },
    async replace(owner, next) {
      const transaction = (await open()).transaction(['registers', 'progress'], 'readwrite');
      const store = transaction.objectStore('registers');
      const registers = next((await store.getAll(allOf(owner))).map(registerOf));
      await wholly(transaction, [
        store.delete(allOf(owner)),
        transaction.objectStore('progress').delete(owner),
        ...registers.map(async (register) => store.put(rowOf(owner, register))),
      ]);
    },
    async owners() {
      const owners: string[] = [];
      const { store } = (await open()).transaction('registers');
      // From the first register of each owner to the first of the next.
      let cursor = await store.openKeyCursor();
      while (cursor) {
        const [owner] = cursor.primaryKey;
        owners.push(owner);
        cursor = await store.openKeyCursor(IDBKeyRange.lowerBound([owner, []]));
      }
      return owners;
    },
    close,
  };
}
