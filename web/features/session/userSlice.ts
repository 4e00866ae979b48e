import { createSlice } from '@reduxjs/toolkit';

/** The person's session on this client, as the specification has it. Accounts fill it in. */
type UserState = {
  /** The serialised user, or none. */
  user: Record<string, unknown> | null;
  isLoading: boolean;
  error: string | null;
};

const initialState: UserState = { user: null, isLoading: false, error: null };

export const userSlice = createSlice({ name: 'user', initialState, reducers: {} });
