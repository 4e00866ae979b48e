import type { Change } from '@marquee/contracts/library/libraryValue.ts';
import { wins } from '@marquee/contracts/library/wins.ts';

import type { CallParts } from '../libraryCalls.ts';

type Kept = { value: unknown; at: number; version: number };

/** What replaces a usual answer: no network, a lost answer, or a status. */
export type Fault = 'down' | 'lost' | number;

/** Libraries by account as the server keeps them; the token is the account's name. */
export function createFakeServer(now: () => number, recordsAtOnce = 5) {
  const libraries = new Map<string, { version: number; registers: Map<string, Kept> }>();
  const requests: string[] = [];
  /** Decides how a request fails, if at all. */
  let fault: (path: string, changes: readonly Change[]) => Fault | null = () => null;

  const libraryOf = (account: string) => {
    const library = libraries.get(account) ?? { version: 0, registers: new Map<string, Kept>() };
    libraries.set(account, library);
    return library;
  };

  function answer(status: number, body: unknown, headers: Record<string, string> = {}) {
    const date = new Date(now()).toUTCString();
    return new Response(status === 304 ? null : JSON.stringify(body), {
      status,
      headers: { date, ...headers },
    });
  }

  function pull(account: string, after: number, known: string | null) {
    const library = libraryOf(account);
    const etag = `"${library.version}"`;
    if (known === etag) return answer(304, null, { etag });
    const newer = [...library.registers]
      .map(([key, { value, at, version }]) => ({ key, value, at, version }))
      .filter(({ version }) => version > after)
      .sort((a, b) => a.version - b.version);
    const records = newer.slice(0, recordsAtOnce);
    const more = records.length < newer.length;
    return answer(
      200,
      { records, version: more ? records.at(-1)?.version : library.version, more },
      { etag },
    );
  }

  function push(account: string, changes: readonly Change[]) {
    const library = libraryOf(account);
    for (const { key, value, at } of changes) {
      const write = { value, at: Math.min(at, now()) };
      if (!wins(write, library.registers.get(key))) continue;
      library.version += 1;
      library.registers.set(key, { ...write, version: library.version });
    }
    const records = changes.map(({ key }) => ({ key, ...library.registers.get(key) }));
    return answer(200, { records, version: library.version });
  }

  const fetch: CallParts['fetch'] = async (path, init) => {
    const headers = new Headers(init.headers);
    const account = headers.get('authorization')?.replace('Bearer ', '') ?? '';
    const changes: Change[] = typeof init.body === 'string' ? JSON.parse(init.body).changes : [];
    requests.push(`${init.method ?? 'GET'} ${path}`);
    const wrong = fault(path, changes);
    if (wrong === 'down') throw new TypeError('no network');
    if (typeof wrong === 'number') return answer(wrong, { code: 'refused' });
    const after = /after=(\d+)/.exec(path)?.[1];
    const answered =
      after === undefined
        ? push(account, changes)
        : pull(account, Number(after), headers.get('if-none-match'));
    if (wrong === 'lost') throw new TypeError('the answer was lost');
    return answered;
  };

  return {
    fetch,
    requests,
    fail(next: typeof fault) {
      fault = next;
    },
    /** Key to value, without what was deleted. */
    valuesOf: (account: string) =>
      Object.fromEntries(
        [...libraryOf(account).registers].flatMap(([key, { value }]) =>
          value === null ? [] : [[key, value]],
        ),
      ),
    /** As if an operator had restored an earlier backup. */
    copyOf: (account: string) => structuredClone(libraryOf(account)),
    putBack: (account: string, copy: { version: number; registers: Map<string, Kept> }) =>
      void libraries.set(account, structuredClone(copy)),
  };
}
export type FakeServer = ReturnType<typeof createFakeServer>;
