import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import { z } from 'zod';

import { bearerToken } from '#server/accounts/tokens/createAuthenticate.ts';
import { lifetimes } from '#server/accounts/tokens/lifetimes.ts';
import type { Authenticate } from '#server/http/authenticate.ts';

/** Whether a token is good is unknown for now. */
class KeysUnavailable extends Error {
  constructor(cause: unknown) {
    super('The keys of the identity service cannot be had.', { cause });
    this.name = 'KeysUnavailable';
  }
}

export type RemoteKeyOptions = {
  url: string;
  fetch: typeof fetch;
  now: () => Date;
  /** Called once per pause after a failure. */
  onTrouble: (error: unknown) => void;
};

const seconds = (count: number) => count * 1000;
const hours = (count: number) => seconds(count * 60 * 60);

const restMilliseconds = seconds(10);

/**
 * Another service's public keys, fetched when they are needed and now and then again. Where they can't be fetched, the
 * last ones are still good, and a service that is down isn't asked again for every token.
 */
export function createRemoteKeys({ url, fetch, now, onTrouble }: RemoteKeyOptions): JWTVerifyGetKey {
  let restsUntil = 0;
  const isResting = () => now().getTime() < restsUntil;

  const remote = createRemoteJWKSet(new URL(url), {
    timeoutDuration: seconds(3),
    cooldownDuration: seconds(30),
    cacheMaxAge: hours(6),
    [customFetch]: async (address, options) => {
      if (isResting()) throw new KeysUnavailable('asked a moment ago');
      return fetch(address, options);
    },
  });

  return async (header, token) => {
    try {
      return await remote(header, token);
    } catch (error) {
      const isUnknown =
        error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;
      if (isUnknown) throw error;
      if (!isResting()) {
        restsUntil = now().getTime() + restMilliseconds;
        onTrouble(error);
      }
      const last = remote.jwks();
      if (!last) throw new KeysUnavailable(error);
      try {
        return await createLocalJWKSet(last)(header, token);
      } catch {
        // It may be a new key, which we can't ask for now.
        throw new KeysUnavailable(error);
      }
    }
  };
}

type FirebaseAuthenticateOptions = { projectId: string; keys: JWTVerifyGetKey; now: () => Date };

/** How much longer a token counts that has run out: clocks may be apart. */
const leewaySeconds = 60;
const longestName = 256;

const Claims = z.object({
  sub: z.string().min(1).max(128),
  aud: z.string(),
  iat: z.int().nonnegative(),
  exp: z.int().nonnegative(),
  auth_time: z.int().nonnegative(),
  name: z.string().optional().catch(undefined),
});

/** Callers proven by a Firebase project. Its issuer is fixed by the settings, never by the token. */
export function createFirebaseAuthenticate(options: FirebaseAuthenticateOptions): Authenticate {
  const { projectId, keys, now } = options;

  async function provenClaims(token: string) {
    const at = now();
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      clockTolerance: leewaySeconds,
      currentDate: at,
    });
    const claims = Claims.safeParse(payload);
    const latest = Math.floor((at.getTime() + lifetimes.setBack) / 1000);
    if (!claims.success || claims.data.iat > latest || claims.data.auth_time > latest) return null;
    return claims.data;
  }

  return async (request) => {
    if (!request.headers.has('authorization')) return { ok: false, reason: 'missing' };
    const token = bearerToken(request);
    if (token === null) return { ok: false, reason: 'invalid' };
    try {
      const claims = await provenClaims(token);
      if (!claims) return { ok: false, reason: 'invalid' };
      return {
        ok: true,
        caller: {
          // The project belongs to the name: the same number elsewhere is another account.
          account: `firebase:${projectId}:${claims.sub}`,
          displayName: claims.name?.slice(0, longestName) ?? null,
          session: null,
          authenticatedAt: claims.auth_time * 1000,
        },
      };
    } catch (error) {
      if (error instanceof KeysUnavailable) return { ok: false, reason: 'unavailable' };
      if (error instanceof errors.JOSEError) return { ok: false, reason: 'invalid' };
      throw error;
    }
  };
}
