/** Takes the place of the app's own: what TMDB says itself is never old, and nothing stands in for it. */
export const AgeNotice = () => null;
