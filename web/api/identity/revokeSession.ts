import type { RevokeSession } from '@marquee/contracts/identity/sessions.ts';

/** Ends a session at the server. Never fails and never takes long: a sign-out goes through without it. */
export async function revokeSession(refreshToken: string): Promise<void> {
  const body: RevokeSession = { refreshToken };
  try {
    await fetch('/api/sessions/revoke', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // Also when the page is left at once.
      keepalive: true,
      signal: AbortSignal.timeout(2000),
    });
  } catch {
    // The session then ends by itself, and its token is gone from this device.
  }
}
