import type { AlternativeTitle } from '@marquee/contracts/tmdb/extras.ts';

/** The catalogue doesn't say where a name is used. ISO 3166 leaves this code to its users, mostly for "unknown". */
const unknownCountry = 'XX';

/** Other names, filtered by the requested `country`. */
export const alternativeTitles = (
  names: readonly string[],
  country: string | undefined,
): AlternativeTitle[] =>
  country === undefined || country.toUpperCase() === unknownCountry
    ? names.map((title) => ({ iso_3166_1: unknownCountry, title, type: '' }))
    : [];
