import type { LibraryChanged, LibraryPage } from '@marquee/contracts/library/libraryAnswer.ts';
import type { Change } from '@marquee/contracts/library/libraryValue.ts';

import type { SyncProgress } from './deviceStore.ts';
import type { RefusalReason } from './library.ts';
import type { ServerClock } from './serverClock.ts';

const timeoutMilliseconds = 20_000;
/** Requests that outlive the page may be this long together. */
const longestKeptAlive = 30_000;

type Answer<Body> =
  | { kind: 'ok'; body: Body; etag: string | null }
  | { kind: 'unchanged' }
  /** The server will never accept what was sent. */
  | { kind: 'refused'; reason: RefusalReason }
  /** No user, or another one, is signed in. */
  | { kind: 'nobody' }
  /** Not now; in seconds, where the server named them. */
  | { kind: 'later'; after: number };

export type CallParts = {
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** Of the account whose library it is; null where that one isn't signed in. */
  token: (options?: { fresh?: boolean }) => Promise<string | null>;
  clock: ServerClock;
};

type CallInit = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

const reasons: Readonly<Record<number, RefusalReason>> = {
  400: 'bad-request',
  409: 'conflict',
  413: 'too-large',
  507: 'not-saved',
};

async function read<Body>(response: Response): Promise<Answer<Body>> {
  if (response.status === 304) return { kind: 'unchanged' };
  if (response.status === 200) {
    const body: Body & Partial<LibraryPage> = await response.json();
    // Any proxy may answer in the server's place.
    if (Array.isArray(body.records) && typeof body.version === 'number')
      return { kind: 'ok', body, etag: response.headers.get('etag') };
  }
  const reason = reasons[response.status];
  if (reason) return { kind: 'refused', reason };
  return { kind: 'later', after: Number(response.headers.get('retry-after')) || 0 };
}

/** The two calls of a library. Failures are results, never exceptions. */
export function createLibraryCalls({ fetch, token, clock }: CallParts) {
  async function call<Body>(path: string, init: CallInit = {}): Promise<Answer<Body>> {
    try {
      for (const fresh of [false, true]) {
        const bearer = await token({ fresh });
        if (bearer === null) return { kind: 'nobody' };
        const headers = { ...init.headers, authorization: `Bearer ${bearer}` };
        const signal = AbortSignal.timeout(timeoutMilliseconds);
        const response = await fetch(path, { cache: 'no-store', ...init, headers, signal });
        clock.heard(response.headers.get('date'));
        if (response.status !== 401) return await read<Body>(response);
      }
    } catch {
      // The network, the identity service, or an invalid answer.
    }
    return { kind: 'later', after: 0 };
  }

  return {
    pull: ({ version, etag }: SyncProgress) =>
      call<LibraryPage>(
        `/api/library?after=${version}`,
        etag === null ? {} : { headers: { 'if-none-match': etag } },
      ),
    push(changes: readonly Change[]) {
      const body = JSON.stringify({ changes });
      return call<LibraryChanged>('/api/library/changes', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        keepalive: body.length < longestKeptAlive,
      });
    },
  };
}
export type LibraryCalls = ReturnType<typeof createLibraryCalls>;
