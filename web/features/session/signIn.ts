import type { SessionUser, SignInInput } from '#web/api/identity/identityClient.ts';

import { createSessionThunk } from './sessionThunk.ts';

export const signIn = createSessionThunk<SessionUser, SignInInput>('user/signIn', async (input, { extra }) =>
  (await extra.identity()).signIn(input),
);
