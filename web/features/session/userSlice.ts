import { createSlice, isFulfilled, isPending, isRejected, type PayloadAction } from '@reduxjs/toolkit';

import type { SessionUser } from '#web/api/identity/identityClient.ts';

import { signIn } from './signIn.ts';
import { signUp } from './signUp.ts';
import { type TokenPayload, validateToken } from './validateToken.ts';

/** The person's session on this client, as the specification has it. */
export type UserState = {
  /** The serialised user, what a token says of one, or none. */
  user: SessionUser | TokenPayload | null;
  isLoading: boolean;
  error: string | null;
};

const initialState: UserState = { user: null, isLoading: false, error: null };

export const userSlice = createSlice({
  name: 'user',
  initialState,
  reducers: {
    /** Read from the device, changed in the profile, or another tab's doing. */
    userChanged: (state, { payload }: PayloadAction<SessionUser>) => {
      state.user = payload;
    },
    signedOut: () => initialState,
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(isPending(signUp, signIn, validateToken), () => ({ ...initialState, isLoading: true }))
      .addMatcher(isFulfilled(signUp, signIn, validateToken), (_, { payload }) => ({
        ...initialState,
        user: payload,
      }))
      .addMatcher(isRejected(signUp, signIn, validateToken), (_, { error }) => ({
        ...initialState,
        error: error.message ?? '',
      }));
  },
});
