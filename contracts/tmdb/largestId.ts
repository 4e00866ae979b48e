/** TMDB's highest numbers have seven digits. What is above this is a number of our own making. */
export const largestTmdbId = 100_000_000;
