import { z } from 'zod';

/** `GET /api/identity`: the account service, and the identity library's settings for it. All of it is public. */
export const IdentityConfig = z.discriminatedUnion('provider', [
  /** Our own server, at the origin of the app. */
  z.object({ provider: z.literal('embedded'), apiKey: z.string(), projectId: z.string() }),
  z.object({
    provider: z.literal('firebase'),
    apiKey: z.string(),
    projectId: z.string(),
    authDomain: z.string().optional(),
    storageBucket: z.string().optional(),
    appId: z.string().optional(),
    messagingSenderId: z.string().optional(),
    /** URL of an emulator that answers the protocol instead of Google. */
    origin: z.string().optional(),
  }),
]);
export type IdentityConfig = z.infer<typeof IdentityConfig>;
