import { readToken, type TokenPayload } from './readToken.ts';
import { createSessionThunk } from './sessionThunk.ts';

/** Takes a token and yields its decoded payload. Whether it was signed rightly only the server can say. */
export const validateToken = createSessionThunk<TokenPayload, string>('user/validateToken', (token) =>
  readToken(token),
);
