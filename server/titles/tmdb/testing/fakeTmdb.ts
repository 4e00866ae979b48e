import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';

import type { Hono } from 'hono';

import { recordsOf } from '#server/titles/embedded/build/recordsOf.ts';
import { fillDatabase } from '#server/titles/embedded/build/writeDatabase.ts';
import { createCatalogue } from '#server/titles/embedded/catalogue.ts';
import { createProgramme } from '#server/titles/embedded/programme/programme.ts';
import { createCatalogueRoutes } from '#server/titles/embedded/routes.ts';
import { shippedCatalogue } from '#server/titles/embedded/testing/testCatalogue.ts';

import { createExactSearch } from './exactSearch.ts';
import type { Fault } from './fault.ts';
import { type Certificate, type Reply, startFaultServer } from './faultServer.ts';
import { createManners } from './manners.ts';
import { drawPicture } from './picture.ts';
import { createQuickLikeness } from './quickLikeness.ts';
import { type MovedTitles, upstreamRows } from './upstreamRows.ts';

export type FakeTmdbOptions = {
  token?: string;
  /** The shipped rows, or the 72 best known of them. */
  rows?: 'all' | 'sample';
  /** Titles with another number than the embedded catalogue's; none unless given. */
  moved?: MovedTitles;
  /** Requests a second beyond which it answers 429. */
  perSecond?: number;
  /** With these it speaks HTTPS. */
  tls?: { trusted: Certificate; untrusted: Certificate };
  /** Pictures by size and name; plain colours unless given. */
  picture?: typeof drawPicture;
  now?: () => Date;
};

/** A request that it got. */
type Call = {
  /** With its query: `/3/movie/603?language=en-US`. */
  path: string;
  /** Milliseconds of the epoch. */
  at: number;
  headers: IncomingMessage['headers'];
};

export type FakeTmdb = {
  /** Origin: the protocol is below `/3`, pictures below `/t/p`. */
  url: string;
  token: string;
  /** All requests since the last reset, those that met a fault among them. */
  calls: Call[];
  /** How often it had to say that it is too much. */
  readonly refused: number;
  /** Clears the calls and ends the fault. */
  reset: () => void;
  fail: (fault: Fault | null) => void;
  close: () => Promise<void>;
};

const jsonType = 'application/json;charset=utf-8';
const lifetimes = {
  api: 'public, max-age=600',
  pictures: 'public, max-age=31919000',
  refusal: 'public, max-age=300',
};
/** Bodies below this go out as they are. */
const worthPacking = 1024;

/** TMDB on the loopback interface, as far as clients can see: the embedded catalogue's rows with TMDB's behaviour. */
export async function startFakeTmdb(options: FakeTmdbOptions = {}): Promise<FakeTmdb> {
  const {
    token = 'fake.read-access.token',
    moved = new Map(),
    perSecond,
    picture: draw = drawPicture,
    now = () => new Date(),
  } = options;
  const shipped = shippedCatalogue();
  const rows = upstreamRows(shipped.rows, { sample: options.rows !== 'all', moved });
  const records = recordsOf(rows, shipped.ids);
  const database = new DatabaseSync(':memory:');
  fillDatabase(database, records, []);
  let url = '';
  const routes: Hono = createCatalogueRoutes({
    catalogue: createCatalogue(database),
    search: createExactSearch(records),
    likeness: createQuickLikeness(records),
    programme: createProgramme(database),
    now,
    imageBaseUrl: () => `${url}/t/p/`,
    onSurprise: (error) => {
      throw error;
    },
  });

  const manners = createManners(routes);
  const calls: Call[] = [];
  let refused = 0;
  const isOverLimit = () => {
    const since = Date.now() - 1000;
    return perSecond !== undefined && calls.filter(({ at }) => at > since).length > perSecond;
  };

  const answerApi = async (path: string, request: IncomingMessage): Promise<Reply> => {
    const asked = new URL(path, 'http://tmdb.test');
    const isKnown =
      request.headers.authorization === `Bearer ${token}` || asked.searchParams.get('api_key') === token;
    if (!isKnown) return refusal(401, 7, 'Invalid API key: You must be granted a valid key.');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refusal(405, 42, 'This request method is not supported for this resource.');
    if (isOverLimit()) {
      refused += 1;
      const reply = refusal(429, 25, 'Your request count (#) is over the allowed limit of (40).');
      return { ...reply, headers: { ...reply.headers, 'retry-after': '1' } };
    }
    const { status, body } = await manners(asked.pathname, asked.searchParams);
    return status === 200 ? cacheable(request, jsonReply(200, body)) : jsonReply(status, body);
  };

  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const path = request.url ?? '/';
    calls.push({ path, at: Date.now(), headers: request.headers });
    if (path.startsWith('/3/')) return answerApi(path.slice(2), request);
    const [, size, name] = /^\/t\/p\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
    const picture = size !== undefined && name !== undefined && (await draw(size, name));
    if (!picture)
      return { status: 404, headers: { 'content-type': 'text/html' }, body: Buffer.from('Not found') };
    return cacheable(request, {
      status: 200,
      headers: { 'content-type': 'image/jpeg', 'cache-control': lifetimes.pictures },
      body: picture,
    });
  };

  const server = await startFaultServer({ answer, ...(options.tls && { tls: options.tls }) });
  url = server.url;
  return {
    url,
    token,
    calls,
    get refused() {
      return refused;
    },
    reset: () => {
      calls.length = 0;
      refused = 0;
      server.fail(null);
    },
    fail: server.fail,
    close: async () => {
      await server.close();
      database.close();
    },
  };
}

const jsonReply = (status: number, body: unknown): Reply => ({
  status,
  headers: { 'content-type': jsonType, 'cache-control': lifetimes.api, 'access-control-allow-origin': '*' },
  body: Buffer.from(JSON.stringify(body)),
});

function refusal(status: number, code: number, message: string): Reply {
  const reply = jsonReply(status, { status_code: code, status_message: message, success: false });
  return { ...reply, headers: { ...reply.headers, 'cache-control': lifetimes.refusal } };
}

/** With a tag of its own, short where the asker has it already, and packed where the asker can unpack it. */
function cacheable({ headers: asked }: IncomingMessage, reply: Reply): Reply {
  const etag = `W/"${hash('md5', reply.body)}"`;
  const headers: Reply['headers'] = { ...reply.headers, etag, vary: 'accept-encoding' };
  if (asked['if-none-match'] === etag) return { status: 304, headers, body: Buffer.alloc(0) };
  const packs = /\bgzip\b/.test(asked['accept-encoding'] ?? '') && headers['content-type'] === jsonType;
  return packs && reply.body.length > worthPacking
    ? { ...reply, headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(reply.body) }
    : { ...reply, headers };
}
