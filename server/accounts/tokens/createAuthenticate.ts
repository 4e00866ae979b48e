import type { SessionService } from '#server/accounts/sessions.ts';
import { StorageUnavailable } from '#server/database/storage.ts';
import type { Authenticate } from '#server/http/authenticate.ts';

/** The token of `Authorization: Bearer …`, or null. */
export function bearerToken(request: Request): string | null {
  return /^Bearer +([\w.~+/=-]{1,8192})$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

/** Callers proven by the embedded identity service. */
export function createAuthenticate(sessions: Pick<SessionService, 'verify'>): Authenticate {
  return async (request) => {
    if (!request.headers.has('authorization')) return { ok: false, reason: 'missing' };
    const token = bearerToken(request);
    if (token === null) return { ok: false, reason: 'invalid' };
    try {
      const answer = await sessions.verify(token);
      if (!answer.ok) return { ok: false, reason: 'invalid' };
      const { account, session, authenticatedAt } = answer.verified;
      return {
        ok: true,
        caller: { account: account.id, displayName: account.displayName, session, authenticatedAt },
      };
    } catch (error) {
      if (error instanceof StorageUnavailable) return { ok: false, reason: 'unavailable' };
      throw error;
    }
  };
}
