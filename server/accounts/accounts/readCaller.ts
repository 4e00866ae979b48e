import type { Verified } from '#server/accounts/sessions.ts';
import { lifetimes } from '#server/accounts/tokens/lifetimes.ts';

import type { AccountOptions } from './accountOptions.ts';
import { refuse, type Result } from './refusal.ts';

const recentMilliseconds = 5 * 60 * 1000;

/** After the clock was set back, only a new sign-in is recent, or one that can't be before the password it was by. */
function isRecent({ authenticatedAt, account }: Verified, at: number): boolean {
  const age = at - authenticatedAt;
  if (age >= -lifetimes.leeway) return age <= recentMilliseconds;
  return authenticatedAt === Math.floor(account.passwordUpdatedAt / 1000) * 1000;
}

/** The user of an ID token. `recent`: only where the password was given in the last five minutes. */
export function createReadCaller({ sessions, now }: Pick<AccountOptions, 'sessions' | 'now'>) {
  return async (
    idToken: string | null | undefined,
    { recent = false }: { recent?: boolean } = {},
  ): Promise<Result<{ verified: Verified }>> => {
    if (!idToken) return refuse('MISSING_ID_TOKEN');
    const read = await sessions.verify(idToken);
    if (!read.ok) return refuse(read.code);
    return recent && !isRecent(read.verified, now().getTime())
      ? refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
      : read;
  };
}
