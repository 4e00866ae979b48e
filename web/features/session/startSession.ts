import { type IdentityClient, onIdentityOpened, openIdentity } from '#web/api/identity/identityClient.ts';
import type { AppDispatch } from '#web/api/pageModule.ts';
import { mayHaveSession, sessionHintKey } from '#web/platform/sessionHint.ts';

import { readToken, type TokenPayload } from './readToken.ts';
import { createSessionThunk } from './signIn.ts';
import { userSlice, type UserState } from './userSlice.ts';

/** Decodes a token's payload. Only the server can check its signature. */
export const validateToken = createSessionThunk<TokenPayload, string>('user/validateToken', (token) =>
  readToken(token),
);

const { userChanged, signedOut } = userSlice.actions;

type SessionStore = { dispatch: AppDispatch; getState: () => { user: UserState } };

/** Whether the restored session, if there is one, has a readable token. Makes no request: it may begin offline. */
async function hasReadableToken(identity: IdentityClient, { dispatch }: SessionStore): Promise<boolean> {
  const token = identity.storedToken();
  return token === null || validateToken.fulfilled.match(await dispatch(validateToken(token)));
}

/** Keeps the store in step with the session, of this tab or another. */
export async function followIdentity(identity: IdentityClient, store: SessionStore): Promise<void> {
  function follow() {
    const user = identity.user();
    if (user) store.dispatch(userChanged(user));
    // No sign-out: a sign-in may be under way.
    else if (store.getState().user.user) store.dispatch(signedOut());
  }
  await identity.ready;
  const isGood = await hasReadableToken(identity, store);
  identity.subscribe(follow);
  if (isGood) follow();
}

// Safari has no such callback.
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

const open = () => void openIdentity().catch(() => {});

let isStarted = false;

/**
 * Restores a session when idle, from here or begun in another tab; a guest loads nothing for it.
 * Returns the getter of the identity client at every call; starts at the first.
 */
export function startSession(store: SessionStore): () => Promise<IdentityClient> {
  if (!isStarted) {
    isStarted = true;
    onIdentityOpened((identity) => followIdentity(identity, store));
    if (mayHaveSession()) whenIdle(open);
    addEventListener('storage', ({ key, newValue }) => {
      if (key === sessionHintKey && newValue) open();
    });
  }
  return openIdentity;
}
