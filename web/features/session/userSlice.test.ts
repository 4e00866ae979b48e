import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';

import type { ApiAccess } from '#web/api/client.ts';
import type { IdentityClient, SessionUser } from '#web/api/identity/identityClient.ts';
import { IdentityFailure } from '#web/api/identity/identityFailure.ts';

import { signIn, signUp } from './signIn.ts';
import { validateToken } from './startSession.ts';
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
const signUpInput = { username: 'Ines', email: 'ines@example.org', password: 'of the house' };
const signInInput = { email: 'ines@example.org', password: 'of the house' };

/** A store whose identity service is scripted by the test. Records every state. */
function open(answer: () => Promise<SessionUser>) {
  const asked: unknown[] = [];
  const ask = (name: string) => (input: unknown) => {
    asked.push([name, input]);
    return answer();
  };
  const identity: Partial<IdentityClient> = { signUp: ask('signUp'), signIn: ask('signIn') };
  const extraArgument: Partial<ApiAccess> = { identity: async () => identity as IdentityClient };
  const store = configureStore({
    reducer: combineReducers({ user: userSlice.reducer }),
    middleware: (defaults) => defaults({ thunk: { extraArgument: extraArgument as ApiAccess } }),
  });
  const states = [store.getState().user];
  store.subscribe(() => states.push(store.getState().user));
  return { store, states, asked };
}

const none = { user: null, isLoading: false, error: null };
const pending = { user: null, isLoading: true, error: null };

it.each([
  ['signUp', signUp(signUpInput), signUpInput],
  ['signIn', signIn(signInInput), signInInput],
] as const)('%s goes through pending to the user', async (name, action, input) => {
  const { store, states, asked } = open(async () => ines);
  await store.dispatch(action);
  expect(asked).toEqual([[name, input]]);
  expect(states).toEqual([none, pending, { user: ines, isLoading: false, error: null }]);
});

it.each([
  ['sign-up', signUp(signUpInput)],
  ['sign-in', signIn(signInInput)],
] as const)('a refused %s leaves its message and no user', async (_, action) => {
  const { store, states } = open(() => Promise.reject(new Error('No account has this address.')));
  await store.dispatch(action);
  expect(states).toEqual([
    none,
    pending,
    { user: null, isLoading: false, error: 'No account has this address.' },
  ]);
});

it('clears the user and the error when it begins anew', async () => {
  const { store, states } = open(async () => ines);
  await store.dispatch(validateToken('no token'));
  await store.dispatch(signIn(signInInput));
  await store.dispatch(signIn(signInInput));
  expect(states.map(({ user, error }) => [user === null, error === null])).toEqual([
    [true, true],
    [true, true],
    [true, false],
    [true, true],
    [false, true],
    [true, true],
    [false, true],
  ]);
});

it('validating a token yields its payload', async () => {
  const { store, states } = open(async () => ines);
  const claims = { sub: 'u1', name: 'Inês 映画', exp: 1 };
  expect(await store.dispatch(validateToken(tokenOf(claims))).unwrap()).toEqual(claims);
  expect(states).toEqual([none, pending, { user: claims, isLoading: false, error: null }]);
});

it('a token that is none is refused with a message', async () => {
  const { store } = open(async () => ines);
  await store.dispatch(validateToken('a.b'));
  expect(store.getState().user).toEqual({ ...none, error: 'The token has not got three parts.' });
});

it('follows the profile and the sign-out without touching the rest', () => {
  const { store } = open(async () => ines);
  store.dispatch(userSlice.actions.userChanged(ines));
  expect(store.getState().user).toEqual({ ...none, user: ines });
  store.dispatch(userSlice.actions.signedOut());
  expect(store.getState().user).toEqual(none);
});

it('gives the form the details of the service', async () => {
  const { store } = open(async () => {
    throw new IdentityFailure('too-many-requests', 'Try again in 3 seconds.');
  });
  const { error } = (await store.dispatch(signIn(signInInput))) as { error?: unknown };
  expect(error).toMatchObject({ code: 'too-many-requests', detail: 'Try again in 3 seconds.' });
});
