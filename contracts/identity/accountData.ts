import { z } from 'zod';

import { Sessions } from './sessions.ts';

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
