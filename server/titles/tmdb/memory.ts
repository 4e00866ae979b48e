import { LRUCache } from 'lru-cache';

import { longestKept } from './freshness.ts';
import type { AnswerStore, Kept } from './store/answerStore.ts';

/** The answers of the moment in front of a store that has all of them. */
export type Memory = {
  find: (key: string) => Promise<Kept | undefined>;
  /** Resolves when it is in the store, too. */
  keep: (kept: Kept, parsed: object | undefined) => Promise<void>;
  /** The body as an object, the same one for every caller. */
  parsedOf: (kept: Kept) => unknown;
};

const entryBytes = 200;
/** An object needs several times the memory of its text. */
const parsedWeight = 4;

type Entry = { kept: Kept; parsed?: unknown };

const sizeOf = ({ kept, parsed }: Entry) =>
  entryBytes + kept.body.length * (parsed === undefined ? 1 : parsedWeight);

export function createMemory(
  store: AnswerStore,
  { maxBytes, now }: { maxBytes: number; now: () => Date },
): Memory {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 4),
    sizeCalculation: sizeOf,
  });
  const remember = (entry: Entry) => entries.set(entry.kept.key, entry);

  const withinTerms = (kept: Kept | undefined) =>
    kept && kept.fetchedAt > now().getTime() - longestKept ? kept : undefined;

  return {
    async find(key) {
      const here = withinTerms(entries.get(key)?.kept);
      // Another replica may have stored a newer answer.
      if (here && (store.shared === null || now().getTime() < here.freshUntil)) return here;
      const kept = withinTerms(await store.find(key));
      if (!kept || (here && here.fetchedAt >= kept.fetchedAt)) return here;
      remember({ kept });
      return kept;
    },
    async keep(kept, parsed) {
      remember(parsed === undefined ? { kept } : { kept, parsed });
      await store.keep(kept);
    },
    parsedOf(kept) {
      const entry = entries.get(kept.key);
      if (entry?.kept === kept && entry.parsed !== undefined) return entry.parsed;
      const parsed: unknown = JSON.parse(kept.body.toString());
      if (entry?.kept === kept) remember({ kept, parsed });
      return parsed;
    },
  };
}
