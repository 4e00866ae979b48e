import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';

import type { IdentityClient, SessionUser } from '#web/api/identity/identityClient.ts';

import { followIdentity } from './startSession.ts';
import { tokenOf } from './testing/tokenOf.ts';
import { userSlice } from './userSlice.ts';

const ines: SessionUser = {
  uid: 'u1',
  email: 'ines@example.org',
  emailVerified: false,
  displayName: 'Ines',
  photoURL: null,
  createdAt: null,
  lastLoginAt: null,
};

function open(
  first: SessionUser | null,
  token: string | null = first && tokenOf({ sub: first.uid, exp: 1 }),
) {
  let user = first;
  let tell = () => {};
  const identity: Partial<IdentityClient> = {
    ready: Promise.resolve(),
    user: () => user,
    storedToken: () => token,
    subscribe: (listener) => {
      tell = listener;
      return () => {};
    },
  };
  const store = configureStore({ reducer: combineReducers({ user: userSlice.reducer }) });
  const states = [store.getState().user];
  store.subscribe(() => states.push(store.getState().user));
  return {
    store,
    states,
    identity: identity as IdentityClient,
    change: (next: SessionUser | null) => {
      user = next;
      tell();
    },
  };
}

it('follows the stored session, changes of it and its end', async () => {
  const { store, identity, change } = open(ines);
  await followIdentity(identity, store);
  expect(store.getState().user).toEqual({ user: ines, isLoading: false, error: null });
  change({ ...ines, displayName: 'Inês' });
  expect(store.getState().user.user).toEqual({ ...ines, displayName: 'Inês' });
  change(null);
  expect(store.getState().user).toEqual({ user: null, isLoading: false, error: null });
});

it('leaves a sign-in that is under way alone', async () => {
  const { store, identity, change } = open(null);
  store.dispatch({ type: 'user/signIn/pending', meta: { requestStatus: 'pending' } });
  await followIdentity(identity, store);
  change(null);
  expect(store.getState().user).toEqual({ user: null, isLoading: true, error: null });
});

it('validates the token of a restored session, run out or not, and then has its user', async () => {
  const { store, states, identity } = open(ines);
  await followIdentity(identity, store);
  expect(states).toEqual([
    { user: null, isLoading: false, error: null },
    { user: null, isLoading: true, error: null },
    { user: { sub: 'u1', exp: 1 }, isLoading: false, error: null },
    { user: ines, isLoading: false, error: null },
  ]);
});

it('keeps no user whose token can not be read', async () => {
  const { store, identity } = open(ines, 'a.b.c');
  await followIdentity(identity, store);
  expect(store.getState().user).toEqual({
    user: null,
    isLoading: false,
    error: 'The token could not be read.',
  });
});
