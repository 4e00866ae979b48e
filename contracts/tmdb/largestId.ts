/** TMDB's highest numbers have seven digits. Larger ones are assigned by Marquee. */
export const largestTmdbId = 100_000_000;
