import { createLocalJWKSet, createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';

/** Whether a token is good is unknown for now. */
export class KeysUnavailable extends Error {
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
