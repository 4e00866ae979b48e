import { createSlice, type PayloadAction, type SerializedError, type UnknownAction } from '@reduxjs/toolkit';

import type { SessionUser } from '#web/api/identity/identityClient.ts';

import type { TokenPayload } from './readToken.ts';

/** The person's session on this client, as the specification has it. */
export type UserState = {
  /** The serialised user, a token's payload, or none. */
  user: SessionUser | TokenPayload | null;
  isLoading: boolean;
  error: string | null;
};

const initialState: UserState = { user: null, isLoading: false, error: null };

/** A step of one of the session's three actions: begun, done with a user, or failed with an error. */
type SessionAction = UnknownAction & {
  payload?: SessionUser | TokenPayload;
  error?: SerializedError;
  meta: { requestStatus: 'pending' | 'fulfilled' | 'rejected' };
};

// By their names, since the actions themselves are loaded with the pages that need them.
const isOfSession = (action: UnknownAction): action is SessionAction =>
  /^user\/(signUp|signIn|validateToken)\//.test(action.type);

export const userSlice = createSlice({
  name: 'user',
  initialState,
  reducers: {
    /** Read from the device, changed in the profile, or reported by another tab. */
    userChanged: (state, { payload }: PayloadAction<SessionUser>) => {
      state.user = payload;
    },
    signedOut: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isOfSession, (_, { payload, error, meta }) => ({
      user: payload ?? null,
      isLoading: meta.requestStatus === 'pending',
      error: error?.message ?? null,
    }));
  },
});
