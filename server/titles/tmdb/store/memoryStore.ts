import { LRUCache } from 'lru-cache';

import type { AnswerStore, Kept } from './answerStore.ts';

/** Without a writable disk: answers last as long as the process. */
export function createMemoryStore(maxBytes = 32 * 1024 * 1024): AnswerStore {
  const answers = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ body, key }) => body.length + key.length + 200,
  });
  return {
    find: async (key) => answers.get(key),
    keep: async (kept) => void answers.set(kept.key, kept),
    shared: null,
    close: async () => answers.clear(),
  };
}
