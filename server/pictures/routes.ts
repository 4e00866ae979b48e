import { type Problem, statusOf } from '@marquee/contracts/problem.ts';
import { type Context, Hono } from 'hono';

import { matchesEtag } from '#server/http/answer.ts';
import { acceptedEncoding } from '#server/http/encoding.ts';
import { createTurns } from '#server/limits/createTurns.ts';

import type { Artwork } from './createArtwork.ts';

type Env = { Bindings: { id?: string } };

const headers = {
  // A picture opened as a page of its own may run nothing and fetch nothing.
  'Content-Security-Policy': "default-src 'none'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Accept-Encoding',
};

/** A name with the picture's version means these bytes for ever; any other means the picture of today, and is asked for again. */
const lifetime = (isCurrent: boolean, etag: string): Record<string, string> =>
  isCurrent
    ? { 'Cache-Control': 'max-age=31536000, immutable' }
    : { 'Cache-Control': 'public, max-age=300', ETag: etag };

function refusal(context: Context<Env>, code: Problem['code'], message: string) {
  const problem: Problem = { code, message, requestId: context.env?.id ?? '' };
  return context.json(problem, statusOf[code]);
}

/** Pictures, to be mounted at `/t/p`: `/{size}/{file}`. Anything that isn't a picture is a 404. */
export function createArtworkRoutes(artwork: Artwork): Hono<Env> {
  const turn = createTurns();
  return new Hono<Env>()
    .get('/:size/:file', async (context) => {
      const asked = context.req.param();
      // A page of pictures that were never drawn would keep other requests waiting.
      if (!artwork.isKnown(asked)) await turn();
      const found = artwork.find(asked);
      if (found.status === 'missing') return refusal(context, 'not-found', messages[found.reason]);
      const { etag, isCurrent, type } = found;
      const lasting = { ...headers, ...lifetime(isCurrent, etag) };
      if (matchesEtag(context.req.header('If-None-Match'), etag)) return context.body(null, 304, lasting);
      // RFC 9111, 5.2.1.7
      const onlyIfStored = context.req.header('Cache-Control')?.includes('only-if-cached');
      if (onlyIfStored && (await found.stored()) === null) return context.body(null, 504, headers);
      const body = await found.body(acceptedEncoding(context.req.header('Accept-Encoding')));
      if (!body.ok) {
        context.header('Retry-After', '2');
        return refusal(context, 'unavailable', messages.busy);
      }
      const { bytes, encoding } = body;
      return context.body(new Uint8Array(bytes), 200, {
        ...lasting,
        'Content-Type': type,
        'Content-Length': String(bytes.length),
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      });
    })
    .notFound((context) => refusal(context, 'not-found', messages['no-such-file']));
}

const messages = {
  'no-such-file': 'There is no picture of that name.',
  'no-such-size': 'That picture does not come in that size.',
  'no-such-subject': 'The catalogue has nothing of that number.',
  busy: 'Too many pictures are waiting to be drawn. Try again in a moment.',
};
