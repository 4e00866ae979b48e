import { z } from 'zod';

/** `GET /api/identity`: who keeps the accounts, and what the identity library has to be given. All of it is public. */
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
    /** Where the protocol is answered instead of Google's own places: an emulator. */
    origin: z.string().optional(),
  }),
]);
export type IdentityConfig = z.infer<typeof IdentityConfig>;
