import { z } from 'zod';

/** A picture that a user without a photo may choose. */
const Avatar = z.object({
  name: z.string(),
  /** What it shows, in words. */
  label: z.string(),
  /** Path of an SVG that never changes. */
  url: z.string(),
});

/** `GET /api/avatars`. */
export const Avatars = z.object({ avatars: z.array(Avatar) });
export type Avatars = z.infer<typeof Avatars>;
