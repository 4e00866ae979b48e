import type { SessionUser, SignUpInput } from '#web/api/identity/identityClient.ts';

import { createSessionThunk } from './sessionThunk.ts';

/** Makes an account, signs in and names it. The user comes without a name where only that failed. */
export const signUp = createSessionThunk<SessionUser, SignUpInput>('user/signUp', async (input, { extra }) =>
  (await extra.identity()).signUp(input),
);
