import type { Ask, Asked } from './ask.ts';

const mostKept = 400;

/** Caches answers: a conversation repeats its earlier questions. Failures are asked again. */
export function createMemory(): (ask: Ask) => Ask {
  const kept = new Map<string, Promise<Asked<unknown>>>();
  return (ask) =>
    async <Body>(path: string, params = {}): Promise<Asked<Body>> => {
      const address = JSON.stringify([path, params]);
      const before = kept.get(address);
      const known = before ?? ask<Body>(path, params);
      kept.delete(address);
      kept.set(address, known);
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      const asked = await known;
      if (!asked.ok) {
        if (kept.get(address) === known) kept.delete(address);
        // The first caller may only have aborted.
        if (before) return ask(path, params);
      }
      return asked as Asked<Body>;
    };
}
