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

/** `GET /api/account/activity`: what happened to the account of late, the newest first. Embedded accounts only. */
export const AccountActivity = z.object({
  activity: z.array(
    z.object({
      at: z.iso.datetime(),
      event: z.string(),
      /** "Firefox on Android", where the user did it. */
      device: z.string().nullable(),
      /** The network that it came from, shortened. */
      place: z.string().nullable(),
    }),
  ),
});
export type AccountActivity = z.infer<typeof AccountActivity>;

/** `GET /api/account/data`: everything stored about an account, for download. */
export const AccountData = z.object({
  account: z.object({
    id: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    displayName: z.string().nullable(),
    photoUrl: z.string().nullable(),
    createdAt: z.iso.datetime(),
    lastSignInAt: z.iso.datetime(),
    passwordUpdatedAt: z.iso.datetime(),
  }),
  sessions: Sessions.shape.sessions,
  /** All of it, the newest first. */
  activity: AccountActivity.shape.activity,
  /** Mails to or about the account that are still stored. */
  mails: z.array(z.object({ at: z.iso.datetime(), to: z.string(), subject: z.string() })),
});
export type AccountData = z.infer<typeof AccountData>;
