import { loadChunk } from '#web/platform/loadChunk.ts';

import { createSessionThunk } from './sessionThunk.ts';

/** The claims of a token. */
export type TokenPayload = { readonly [claim: string]: unknown };

/** Takes a token and yields its decoded payload. Whether it was signed rightly only the server can say. */
export const validateToken = createSessionThunk<TokenPayload, string>('user/validateToken', async (token) =>
  (await loadChunk(() => import('./readToken.ts'))).readToken(token),
);
