import { z } from 'zod';

/** Calendar day `YYYY-MM-DD`, or `""` where the protocol has no date. */
export const DateText = z.string().regex(/^(\d{4}-\d{2}-\d{2})?$/);

/** Path of a picture below `{secure_base_url}{size}`, starting with `/`. */
export const FilePath = z
  .string()
  .regex(/^\/[\w.-]+$/)
  .nullable();

export const Genre = z.object({ id: z.int(), name: z.string() });
export type Genre = z.infer<typeof Genre>;

export const Keyword = z.object({ id: z.int(), name: z.string() });
export type Keyword = z.infer<typeof Keyword>;

export const GenreList = z.object({ genres: z.array(Genre) });
export type GenreList = z.infer<typeof GenreList>;

/** A page of a list. `total_pages` isn't clamped, requests are: 1 to 500. */
export const pageSchemaOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    page: z.int(),
    results: z.array(item),
    total_pages: z.int(),
    total_results: z.int(),
  });

export type Page<Item> = { page: number; results: Item[]; total_pages: number; total_results: number };

/** `dates` of now_playing and upcoming. */
export const DateWindow = z.object({ maximum: DateText, minimum: DateText });
export type DateWindow = z.infer<typeof DateWindow>;

export const Gender = z.literal([0, 1, 2, 3]);

export const Company = z.object({
  id: z.int(),
  logo_path: FilePath,
  name: z.string(),
  origin_country: z.string(),
});

/** Body of every failure. Codes: https://developer.themoviedb.org/docs/errors */
export const TmdbError = z.object({
  success: z.literal(false),
  status_code: z.int(),
  status_message: z.string(),
});
export type TmdbError = z.infer<typeof TmdbError>;
