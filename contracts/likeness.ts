import { z } from 'zod';

/** `GET /api/likeness/{movie|tv}/{id}`: why each recommended title is there, strongest shared fact first. */
export const LikenessAnswer = z.object({
  /** Keys are `movie:603` or `tv:1399`; values are words such as a shared keyword or "same director". */
  reasons: z.record(z.string(), z.array(z.string())),
});
export type LikenessAnswer = z.infer<typeof LikenessAnswer>;
