import { type Problem, statusOf } from '@marquee/contracts/problem.ts';
import { type Context, Hono } from 'hono';

import { matchesEtag } from '#server/http/answer.ts';

import type { Pictures } from './createPictures.ts';
import { readPicture } from './readPicture.ts';

type Env = { Bindings: { id?: string } };

const headers = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** The longest caching that TMDB's terms allow. */
const lasting = 'public, max-age=15552000, immutable';
const missing = 'public, max-age=300';

function refusal(context: Context<Env>, code: 'not-found' | 'unavailable', message: string) {
  const problem: Problem = { code, message, requestId: context.env?.id ?? '' };
  return context.json(problem, statusOf[code]);
}

/** TMDB's pictures, to be mounted at `/t/p` before our own, which have the names that `isOwn` knows. */
export function createPictureRoutes(pictures: Pictures, isOwn: (file: string) => boolean): Hono<Env> {
  return new Hono<Env>().get('/:size/:file', async (context, next) => {
    const { size, file } = context.req.param();
    const picture = isOwn(file) ? null : readPicture({ size, file });
    if (picture === null) return next();
    const found = await pictures.find(picture);
    if (found.status === 'missing') {
      context.header('Cache-Control', missing);
      return refusal(context, 'not-found', 'TMDB has no such picture.');
    }
    if (found.status === 'unavailable') {
      context.header('Cache-Control', 'no-store');
      context.header('Retry-After', '5');
      return refusal(context, 'unavailable', 'The picture could not be fetched. Try again in a moment.');
    }
    const { bytes, type, etag } = found;
    const kept = { ...headers, 'Cache-Control': lasting, ETag: etag };
    if (matchesEtag(context.req.header('If-None-Match'), etag)) return context.body(null, 304, kept);
    return context.body(new Uint8Array(bytes), 200, {
      ...kept,
      'Content-Type': type,
      'Content-Length': String(bytes.length),
    });
  });
}
