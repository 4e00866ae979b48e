import type { KnownTitle } from '@marquee/contracts/library/libraryAnswer.ts';
import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import { type DBSchema, openDB } from 'idb';

type Schema = DBSchema & { titles: { key: string; value: KnownTitle } };

const keyOf = ({ media, id }: TitleId) => `${media}/${id}`;

/** Names and pictures of the library's titles, on this device: their cards show without a network. */
export type KeptTitles = {
  /** The stored ones of these titles. */
  read: (titles: readonly TitleId[]) => Promise<KnownTitle[]>;
  /** Stores these beside the present ones. */
  keep: (titles: readonly KnownTitle[]) => Promise<void>;
  /** Deletes all others, and returns which of these aren't stored. */
  only: (titles: readonly TitleId[]) => Promise<TitleId[]>;
};

export function openKeptTitles(name = 'marquee-titles'): KeptTitles {
  const open = () =>
    openDB<Schema>(name, 1, {
      upgrade: (created) => {
        created.createObjectStore('titles');
      },
    });

  async function within<Result>(work: (database: Awaited<ReturnType<typeof open>>) => Promise<Result>) {
    const database = await open();
    try {
      return await work(database);
    } finally {
      database.close();
    }
  }

  return {
    read: (titles) =>
      within(async (database) => {
        const { store } = database.transaction('titles');
        const found = await Promise.all(titles.map((title) => store.get(keyOf(title))));
        return found.filter((title) => title !== undefined);
      }),
    keep: (titles) =>
      within(async (database) => {
        const { store, done } = database.transaction('titles', 'readwrite');
        await Promise.all(
          titles.map(async (title) => store.put(title, keyOf({ media: title.media_type, id: title.id }))),
        );
        await done;
      }),
    only: (titles) =>
      within(async (database) => {
        const { store, done } = database.transaction('titles', 'readwrite');
        const wanted = new Map(titles.map((title) => [keyOf(title), title]));
        const kept = new Set(await store.getAllKeys());
        const old = [...kept].filter((key) => !wanted.has(key));
        await Promise.all(old.map(async (key) => store.delete(key)));
        await done;
        return [...wanted].flatMap(([key, title]) => (kept.has(key) ? [] : [title]));
      }),
  };
}
