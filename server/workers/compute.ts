import { setTimeout as sleep } from 'node:timers/promises';

import { AssistantAsked } from '@marquee/contracts/assistant/conversation.ts';
import { MatchRows } from '@marquee/contracts/library/libraryAnswer.ts';

import { boundBody } from '#server/http/boundBody.ts';
import type { Fetch, IncomingRequest } from '#server/http/fetch.ts';
import { largestBody } from '#server/http/guardRequests.ts';
import type { Refuse } from '#server/http/refusal.ts';
import type { ComputingLimits } from '#server/limits/computingLimits.ts';
import type { FairQueue } from '#server/limits/fairQueue.ts';
import { isAmong, isAskPage, type WorkKind } from '#server/limits/work.ts';
import { type BeginSpan, inSpan } from '#server/spans.ts';

import type { Workers } from './createWorkers.ts';

export type Computing = {
  limits: ComputingLimits;
  queue: FairQueue;
  /** Null where everything is computed in the server's own process. */
  workers: Workers | null;
  /** Paths whose data come from other services: these are waited for here, with limits of their own. */
  serverOnly: readonly string[];
};

/** Has work done for a visitor, where their address may have it; `here` does it in this process. */
export type Compute = (
  work: WorkKind,
  asked: IncomingRequest,
  here: (request: Request) => Promise<Response>,
) => Promise<Response>;

const busyWaitSeconds = 2;
const holdMilliseconds = 500;
const mostHeld = 256;

/**
 * Refusing costs time, too: whoever asks again as soon as they are refused would get more of it than those who are
 * answered.
 */
function createHold(): (signal: AbortSignal) => Promise<void> {
  let held = 0;
  return async (signal) => {
    if (held >= mostHeld) return;
    held += 1;
    // It ends early where the asker leaves.
    await sleep(holdMilliseconds, undefined, { signal }).catch(() => {});
    held -= 1;
  };
}

/** Letters that are read; a body that says nothing is refused later. */
async function lettersIn(pathname: string, request: Request): Promise<number> {
  const body: unknown = await request.json().catch(() => undefined);
  if (pathname === '/api/match') {
    const { data } = MatchRows.safeParse(body);
    return data ? data.rows.reduce((sum, { title }) => sum + title.length, 0) : 0;
  }
  const { data } = AssistantAsked.safeParse(body);
  return data ? data.turns.reduce((sum, { say }) => sum + say.length, 0) : 0;
}

async function waitFor(
  limits: ComputingLimits,
  work: WorkKind,
  asked: IncomingRequest,
): Promise<number | null> {
  const { url, address, request } = asked;
  if (work === 'data') return limits.data(address);
  if (work === 'page') return isAskPage(url) ? limits.ask(address, url.search.length) : limits.page(address);
  const letters = await lettersIn(url.pathname, request.clone());
  return url.pathname === '/api/match' ? limits.match(address, letters) : limits.ask(address, letters);
}

type Parts = Computing & {
  refuse: Refuse;
  /** Answers what a worker doesn't know. */
  inner: Fetch;
  begin: BeginSpan;
};

/** Within the limits of an address, in a fair order, and in a worker where there are any. */
export function createCompute({ limits, queue, workers, serverOnly, refuse, inner, begin }: Parts): Compute {
  const hold = createHold();

  return async (work, given, here) => {
    const { url, id, address, signal, findings } = given;
    const { pathname } = url;
    const bounded = await boundBody(given.request, largestBody);
    if (!bounded.ok) return refuse(pathname, bounded.status, id);
    const { request } = bounded;
    const waitSeconds = await waitFor(limits, work, { ...given, request });
    if (waitSeconds !== null) {
      await hold(signal);
      return refuse(pathname, 429, id, { waitSeconds });
    }
    if (work !== 'page' && isAmong(serverOnly, pathname)) return here(request);
    const admitted = await queue.admit({ kind: work, address, signal }, () =>
      workers
        ? inSpan(begin(work === 'page' ? 'render' : 'data'), () =>
            workers.fetch({ work: work === 'page' ? 'page' : 'data', request, id, findings }, inner),
          )
        : here(request),
    );
    if (admitted.ok) return admitted.value;
    await hold(signal);
    return refuse(pathname, 503, id, { cause: 'busy', waitSeconds: busyWaitSeconds });
  };
}
