import type { SharedStore } from '#server/sharedStore/sharedStore.ts';

import type { PictureStore } from './pictureStore.ts';

type Options = {
  here: PictureStore;
  shared: Pick<SharedStore, 'read' | 'write'> | null;
  /** Of the keys in the shared store. */
  folder: string;
};

/** A server's own pictures first, then those that other replicas have made; what this one makes the others get. */
export function createSharedPictures({ here, shared, folder }: Options): PictureStore {
  if (shared === null) return here;
  const nameOf = (key: string) => `${folder}/${key}`;
  return {
    async get(key) {
      const own = await here.get(key);
      if (own) return own;
      const others = await shared.read(nameOf(key));
      if (others) await here.put(key, others);
      return others;
    },
    async put(key, body) {
      await Promise.all([here.put(key, body), shared.write(nameOf(key), body)]);
    },
  };
}
