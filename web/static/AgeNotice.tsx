/** Replaces the app's own: TMDB's own answers are never old, and there is no fallback. */
export const AgeNotice = () => null;
