import { Hono } from 'hono';

import { lifetimes } from './lifetimes.ts';
import type { SigningKeys } from './signingKeys.ts';

/** `GET /jwks.json`: the keys that ID tokens can be verified with. To be mounted under `/.well-known`. */
export function createKeyRoutes(keys: Pick<SigningKeys, 'published'>) {
  // A copy is given up long before a key signs that isn't in it.
  const maxAge = lifetimes.keyAhead / 4 / 1000;
  return new Hono<{ Bindings: { id?: string; address?: string } }>().get('/jwks.json', async (context) =>
    context.json({ keys: await keys.published() }, 200, { 'cache-control': `public, max-age=${maxAge}` }),
  );
}
