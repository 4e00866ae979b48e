import { z } from 'zod';

/**
 * Why a hit answers the words. `text` is what matched where it isn't the hit's own name: an alternative or original
 * title, a person's name.
 */
export const Match = z.object({
  by: z.enum(['name', 'original', 'alternative', 'initials', 'correction', 'number', 'year', 'person']),
  text: z.string().nullable(),
});
export type Match = z.infer<typeof Match>;
