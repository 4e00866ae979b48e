import {
  type AsyncThunkPayloadCreator,
  createAsyncThunk,
  miniSerializeError,
  type SerializedError,
} from '@reduxjs/toolkit';

import type { ApiAccess } from '#web/api/client.ts';
import type { SessionUser, SignInInput, SignUpInput } from '#web/api/identity/identityClient.ts';

/** A failure for a form: besides code and message the service's own details, such as how long to wait. */
type SessionError = SerializedError & { detail?: string };
type SessionThunk = { extra: ApiAccess; serializedErrorType: SessionError };

function serializeError(thrown: unknown): SessionError {
  const known = miniSerializeError(thrown);
  const detail = thrown instanceof Error && 'detail' in thrown ? thrown.detail : null;
  return typeof detail === 'string' ? { ...known, detail } : known;
}

/** One of the session's actions, which reach the identity service through what the store was given. */
export const createSessionThunk = <Returned, Input>(
  type: string,
  run: AsyncThunkPayloadCreator<Returned, Input, SessionThunk>,
) => createAsyncThunk<Returned, Input, SessionThunk>(type, run, { serializeError });

export const signIn = createSessionThunk<SessionUser, SignInInput>('user/signIn', async (input, { extra }) =>
  (await extra.identity()).signIn(input),
);

/** Makes an account, signs in and names it. The user comes without a name where only that failed. */
export const signUp = createSessionThunk<SessionUser, SignUpInput>('user/signUp', async (input, { extra }) =>
  (await extra.identity()).signUp(input),
);
