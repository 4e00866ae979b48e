import { z } from 'zod';

/** `GET /api/sessions`: where the user is signed in, the current session first. Embedded accounts only. */
export const Sessions = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      isCurrent: z.boolean(),
      /** "Firefox on Android", as far as the browser says. */
      device: z.string(),
      startedAt: z.iso.datetime(),
      usedAt: z.iso.datetime(),
    }),
  ),
});
export type Sessions = z.infer<typeof Sessions>;

/** Body of `POST /api/sessions/revoke`: ends the session that the refresh token belongs to. Always answers 204. */
export const RevokeSession = z.strictObject({ refreshToken: z.string().max(512) });
export type RevokeSession = z.infer<typeof RevokeSession>;
