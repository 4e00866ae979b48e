import type { IdentityConfig } from '@marquee/contracts/identity/identityConfig.ts';
import { Hono } from 'hono';

import type { Authenticate } from '#server/http/authenticate.ts';
import { fetchElsewhere } from '#server/http/fetchElsewhere.ts';

import {
  createFirebaseAuthenticate,
  createRemoteKeys,
  type RemoteKeyOptions,
} from './createFirebaseAuthenticate.ts';

export type FirebaseSettings = {
  projectId: string;
  apiKey: string;
  authDomain?: string | undefined;
  appId?: string | undefined;
  /** Another place than Google's for the public keys, for tests. */
  keysUrl?: string | undefined;
};

export type FirebaseIdentity = {
  /** Below `/api`. */
  api: Hono<{ Bindings: { id?: string; address?: string } }>;
  authenticate: Authenticate;
};

/** The origins that the browser's identity library connects to. */
export const firebaseOrigins = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
] as const;

export const firebaseKeysUrl =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Accounts that a Firebase project keeps: browsers speak to it by themselves, we only read its tokens. */
export function createFirebaseIdentity(
  settings: FirebaseSettings,
  { now, onTrouble }: Pick<RemoteKeyOptions, 'now' | 'onTrouble'>,
): FirebaseIdentity {
  const { projectId, apiKey, authDomain, appId, keysUrl } = settings;
  const config: IdentityConfig = {
    provider: 'firebase',
    apiKey,
    projectId,
    ...(authDomain !== undefined && { authDomain }),
    ...(appId !== undefined && { appId }),
  };
  const api: FirebaseIdentity['api'] = new Hono();
  api.get('/identity', (context) => context.json(config));
  const keys = createRemoteKeys({ url: keysUrl ?? firebaseKeysUrl, fetch: fetchElsewhere, now, onTrouble });
  return { api, authenticate: createFirebaseAuthenticate({ projectId, keys, now }) };
}
