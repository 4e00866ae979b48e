import type { IdentityClient } from '#web/api/identity/identityClient.ts';

import { type UserState, userSlice } from './userSlice.ts';

const { userChanged, signedOut } = userSlice.actions;

export type SessionStore = {
  dispatch: (action: ReturnType<typeof userChanged | typeof signedOut>) => unknown;
  getState: () => { user: UserState };
};

/** Keeps the store in step with who is signed in, whichever tab it happens in. */
export async function followIdentity(identity: IdentityClient, store: SessionStore): Promise<void> {
  function follow() {
    const user = identity.user();
    if (user) store.dispatch(userChanged(user));
    // Nothing to sign out: somebody may be about to sign in.
    else if (store.getState().user.user) store.dispatch(signedOut());
  }
  await identity.ready;
  identity.subscribe(follow);
  follow();
}
