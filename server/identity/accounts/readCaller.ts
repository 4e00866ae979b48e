import type { Verified } from '#server/identity/sessions.ts';

import type { AccountParts } from './parts.ts';
import { refuse, type Result } from './refusal.ts';

const recentMilliseconds = 5 * 60 * 1000;

/** Who an ID token belongs to. `recent`: only where the password was given in the last five minutes. */
export function createReadCaller({ sessions, now }: Pick<AccountParts, 'sessions' | 'now'>) {
  return async (
    idToken: string | null | undefined,
    { recent = false }: { recent?: boolean } = {},
  ): Promise<Result<{ verified: Verified }>> => {
    if (!idToken) return refuse('MISSING_ID_TOKEN');
    const read = await sessions.verify(idToken);
    if (!read.ok) return refuse(read.code);
    const isRecent = now().getTime() - read.verified.authenticatedAt <= recentMilliseconds;
    return recent && !isRecent ? refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN') : read;
  };
}
