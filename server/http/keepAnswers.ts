import { LRUCache } from 'lru-cache';

import { type Answer, etagOf, matchesEtag, worthCompressing } from './answer.ts';
import type { AnswerCache } from './answerCache.ts';
import { cacheKey } from './cacheKey.ts';
import { acceptedEncoding, compress, type Encoding } from './encoding.ts';
import type { Answering, IncomingRequest } from './fetch.ts';

const textType = /^(?:text\/|application\/(?:json|xml|ld\+json|manifest\+json)|image\/svg)/;

const isText = (response: Response) => textType.test(response.headers.get('content-type') ?? '');
const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** Only complete answers that are the same for every client and may be cached. */
function isKeepable({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    !/no-store|private|immutable/.test(headers.get('cache-control') ?? 'no-store') &&
    !['content-encoding', 'etag', 'set-cookie'].some((name) => headers.has(name))
  );
}

function pairs(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, index) =>
    index % 2 === 0 ? [[name, flat[index + 1] ?? ''] as [string, string]] : [],
  );
}

async function toResponse(answer: Answer, asked: Headers): Promise<Response> {
  if (matchesEtag(asked.get('if-none-match') ?? undefined, answer.etag)) {
    return new Response(null, { status: 304, headers: pairs(answer.notModified) });
  }
  const { headers, body } = await answer.ready(acceptedEncoding(asked.get('accept-encoding') ?? undefined));
  return new Response(new Uint8Array(body), { headers: pairs(headers) });
}

type Pack = (body: Buffer, encoding: Exclude<Encoding, 'identity'>) => Promise<Buffer>;

/** Pages that refuse, compressed: they are the same for everybody, and sent most when there is least time. */
const refusals = new LRUCache<string, Buffer>({ max: 8 });

const quickly: Pack = (body, encoding) => compress(body, encoding, 'quick');

const compressOnce: Pack = async (body, encoding) => {
  const key = encoding + etagOf(body);
  const known = refusals.get(key);
  if (known) return known;
  const bytes = await quickly(body, encoding);
  refusals.set(key, bytes);
  return bytes;
};

/** Error pages and the like: compressed where it pays, never cached. */
async function compressed(response: Response, asked: Headers): Promise<Response> {
  if (!response.body || response.headers.has('content-encoding') || !isText(response)) return response;
  const body = await bodyOf(response);
  const headers = new Headers(response.headers);
  headers.set('vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(asked.get('accept-encoding') ?? undefined);
  const pays = body.length >= worthCompressing && encoding !== 'identity';
  const isRefusal = response.status === 503 || response.status === 429;
  const pack = isRefusal ? compressOnce : quickly;
  const bytes = pays ? await pack(body, encoding) : body;
  if (pays) headers.set('content-encoding', encoding);
  headers.set('content-length', String(bytes.length));
  return new Response(new Uint8Array(bytes), { status: response.status, headers });
}

/** An answer in the making, for all who wait for it. */
type Making = {
  wait: (signal: AbortSignal) => Promise<Answer | Response>;
  /** Aborted when none of them waits any more. */
  gone: AbortSignal;
};

function shared(make: (gone: AbortSignal) => Promise<Answer | Response>): Making {
  const gone = new AbortController();
  const making = make(gone.signal);
  let waiting = 0;
  return {
    gone: gone.signal,
    wait: async (signal) => {
      waiting += 1;
      const leave = () => {
        waiting -= 1;
        if (waiting === 0) gone.abort();
      };
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave);
      try {
        return await making;
      } finally {
        signal.removeEventListener('abort', leave);
      }
    },
  };
}

/**
 * Keeps finished answers to GET with their ETag and compressed forms, and answers from them.
 * Callers that ask for the same thing at the same time wait for one rendering.
 */
export function keepAnswers(cache: AnswerCache, next: Answering): Answering {
  const pending = new Map<string, Making>();

  async function make(key: string, asked: IncomingRequest): Promise<Answer | Response> {
    const response = await next(asked);
    if (!isKeepable(response) || !isText(response)) return response;
    const headers = [...response.headers].filter(([name]) => name !== 'content-length' && name !== 'vary');
    return cache.keep(key, headers, await bodyOf(response), asked.findings.route);
  }

  return async (asked) => {
    const { url, request } = asked;
    if (request.method !== 'GET') return next(asked);
    if (url.pathname.startsWith('/api/') && request.headers.has('authorization'))
      return compressed(await next(asked), request.headers);
    const key = cacheKey(url.host, url.pathname + url.search);
    if (key === null) return compressed(await next(asked), request.headers);
    const waiting = pending.get(key);
    const kept = cache.find(key) ?? (waiting && (await waiting.wait(asked.signal)));
    if (kept && !(kept instanceof Response)) {
      Object.assign(asked.findings, { route: kept.route, cache: 'hit' });
      return toResponse(kept, request.headers);
    }

    const making = shared((signal) => make(key, { ...asked, signal }));
    pending.set(key, making);
    const end = () => {
      if (pending.get(key) === making) pending.delete(key);
    };
    making.gone.addEventListener('abort', end);
    try {
      const made = await making.wait(asked.signal);
      if (made instanceof Response) return compressed(made, request.headers);
      asked.findings.cache = 'miss';
      return toResponse(made, request.headers);
    } finally {
      end();
    }
  };
}
