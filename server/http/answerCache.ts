import { LRUCache } from 'lru-cache';

import { Answer } from './answer.ts';
import type { Header } from './securityHeaders.ts';

export type AnswerCacheOptions = {
  maxBytes: number;
  /** How long an answer may be used: what depends on the clock (the programme, the trends) follows within it. */
  maxAgeMilliseconds: number;
  now: () => Date;
};

export type AnswerCache = {
  find: (key: string) => Answer | undefined;
  /** Answers used again and made since the start; bytes now. */
  figures: () => { hits: number; misses: number; bytes: number };
  keep: (key: string, headers: readonly Header[], body: Buffer, route?: string) => Promise<Answer>;
};

/** Finished answers within a bound of bytes; the least recently used leave first. */
export function createAnswerCache({ maxBytes, maxAgeMilliseconds, now }: AnswerCacheOptions): AnswerCache {
  const entries = new LRUCache<string, { answer: Answer; expires: number }>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 8),
    sizeCalculation: ({ answer }, key) => Math.ceil(answer.size + key.length * 2),
  });

  let hits = 0;
  let misses = 0;

  return {
    find(key) {
      const entry = entries.get(key);
      if (!entry || entry.expires <= now().getTime()) return undefined;
      hits += 1;
      return entry.answer;
    },
    figures: () => ({ hits, misses, bytes: entries.calculatedSize }),
    async keep(key, headers, body, route) {
      misses += 1;
      const expires = now().getTime() + maxAgeMilliseconds;
      const old = entries.peek(key)?.answer;
      const answer = old?.isSameAs(headers, body) ? old : await Answer.of(headers, body, route);
      entries.set(key, { answer, expires });
      return answer;
    },
  };
}
