import type { AssistantMode } from '@marquee/contracts/assistant/conversation.ts';
import type { Problem } from '@marquee/contracts/problem.ts';
import type { StaticBuild } from '@marquee/contracts/staticBuild.ts';
import {
  answered,
  type ApiAnswer,
  type Ask,
  createLiveSource,
  createMemory,
  createTitlesApi,
  type NetworkNames,
  notFound,
  type TitleSource,
  type Unanswered,
} from '@marquee/titles';

import { createAsk } from './createAsk.ts';
import { createPace } from './createPace.ts';
import { createSendAhead } from './createSendAhead.ts';
import { keptNetworks } from './keptNetworks.ts';
import { knownTitles } from './knownTitles.ts';
import { matchRows } from './matchRows.ts';

type Fetch = (request: Request) => Promise<Response>;

const nothing = notFound('This Marquee has no server of its own that could answer.');

/** The engine of this page answers sentences, without a language model. */
const mode: AssistantMode = { mode: 'embedded' };

const needsNetworks = /^(?:discover\/tv$|complete\/network$)/;

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Some users disable it. */
function openStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** A failure of TMDB in the form of its own answer to the app. */
function passOn({ status, retryAfter }: Unanswered, body: Problem, { signal }: Request): Response {
  signal.throwIfAborted();
  if (status === 0) throw new TypeError('TMDB could not be reached.');
  if (status === 200) return new Response('What TMDB answered could not be read.');
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return Response.json(body, { status, headers });
}

function respond(answer: ApiAnswer, request: Request): Response {
  if (answer.status === 200) return Response.json(answer.body);
  const body: Problem = { code: answer.problem, message: answer.message, requestId: '' };
  return answer.status === 503
    ? passOn(answer.reason, body, request)
    : Response.json(body, { status: answer.status });
}

/** Our server's answers below `/api`, as far as TMDB's answers allow. The others are reported as missing. */
export function createAnswers(tmdb: StaticBuild['tmdb']): Fetch {
  // TMDB's limit is some fifty a second for an address, and the pages' own requests come on top.
  const pace = createPace({
    perSecond: 35,
    atOnce: 20,
    now: () => performance.now(),
    sleep,
  });
  const guard = createSendAhead();
  // A file's rows are sent again where an answer took too long.
  const remembering = createMemory();
  const networks = keptNetworks({ storage: openStorage(), now: Date.now, sleep });

  const sourceOver = (ask: Ask, names: NetworkNames | null = null): TitleSource =>
    createLiveSource({
      ask,
      ...(names && { networks: () => names }),
      now: () => new Date(),
      random: Math.random,
    });

  async function answer(request: Request, ask: Ask): Promise<ApiAnswer | null> {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.slice('/api/'.length);
    if (path === 'match' && request.method === 'POST')
      return matchRows(await request.json(), sourceOver(remembering(ask)));
    if (request.method !== 'GET') return null;
    if (path === 'concierge') return answered(mode);
    if (path === 'titles') return knownTitles(searchParams.get('keys') ?? '', sourceOver(ask));
    const names = needsNetworks.test(path) ? await networks(ask) : null;
    return createTitlesApi(sourceOver(ask, names))(path, searchParams);
  }

  return async (request) => {
    const { signal } = request;
    const ask = createAsk({ tmdb, pace, signal });
    const guarded: Ask = (path, params) => guard(() => ask(path, params), signal);
    return respond((await answer(request, guarded)) ?? nothing, request);
  };
}
