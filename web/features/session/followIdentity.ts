import type { IdentityClient } from '#web/api/identity/identityClient.ts';
import type { AppDispatch } from '#web/api/pageModule.ts';

import { type UserState, userSlice } from './userSlice.ts';
import { validateToken } from './validateToken.ts';

const { userChanged, signedOut } = userSlice.actions;

export type SessionStore = { dispatch: AppDispatch; getState: () => { user: UserState } };

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
