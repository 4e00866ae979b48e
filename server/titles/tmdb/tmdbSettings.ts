import { z } from 'zod';

const isWebAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** An address that paths are joined to: no query, no slash at its end. */
const base = (example: string) =>
  z
    .string()
    .refine((url) => isWebAddress(url) && !/[?#@]/.test(url), {
      error: `is not an address to ask. Write one such as ${example}.`,
    })
    .transform((url) => url.replace(/\/+$/, ''));

/** What the gateway to TMDB is set up with. */
export const tmdbShape = {
  TMDB_TOKEN: z
    .string()
    .refine((token) => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token), {
      error:
        'is not a read access token. Copy the long one with two dots from your TMDB settings, not the API key.',
    })
    .optional(),
  TMDB_BASE_URL: base('https://api.themoviedb.org')
    .transform((url) => url.replace(/\/3$/, ''))
    .optional(),
  TMDB_IMAGE_BASE_URL: base('https://image.tmdb.org/t/p').optional(),
  TMDB_EXPORTS_URL: base('https://files.tmdb.org/p/exports').optional(),
  IMAGE_PROXY: z.enum(['on', 'off'], { error: 'is neither on nor off.' }).optional(),
  HTTPS_PROXY: z
    .string()
    .refine(isWebAddress, {
      error: 'is not the address of a proxy. Write one such as http://proxy.example:3128.',
    })
    .optional(),
  NO_PROXY: z.string().optional(),
};

export type TmdbEnvironment = z.infer<z.ZodObject<typeof tmdbShape>>;

/** Where TMDB is, unless the settings say otherwise. */
export const tmdbAddresses = {
  api: 'https://api.themoviedb.org',
  images: 'https://image.tmdb.org/t/p',
  exports: 'https://files.tmdb.org/p/exports',
} as const;
