import { type IdentityClient, onIdentityOpened, openIdentity } from '#web/api/identity/identityClient.ts';
import type { AppDispatch } from '#web/api/pageModule.ts';
import { mayHaveSession, sessionHintKey } from '#web/platform/sessionHint.ts';

import { readToken, type TokenPayload } from './readToken.ts';
import { createSessionThunk } from './signIn.ts';
import { userSlice, type UserState } from './userSlice.ts';

/** Takes a token and yields its decoded payload. Whether it was signed rightly only the server can say. */
export const validateToken = createSessionThunk<TokenPayload, string>('user/validateToken', (token) =>
  readToken(token),
);

const { userChanged, signedOut } = userSlice.actions;

type SessionStore = { dispatch: AppDispatch; getState: () => { user: UserState } };

/** Whether the restored session, if there is one, has a token that can be read. Asks nobody: it may begin offline. */
async function hasReadableToken(identity: IdentityClient, { dispatch }: SessionStore): Promise<boolean> {
  const token = identity.storedToken();
  return token === null || validateToken.fulfilled.match(await dispatch(validateToken(token)));
}

/** Keeps the store in step with who is signed in, whichever tab it happens in. */
export async function followIdentity(identity: IdentityClient, store: SessionStore): Promise<void> {
  function follow() {
    const user = identity.user();
    if (user) store.dispatch(userChanged(user));
    // Nothing to sign out: somebody may be about to sign in.
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
 * Takes a session up as soon as there is time, here or begun in another tab; who has none loads nothing for it.
 * Answers the way to the identity client, at every call; starts at the first.
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
