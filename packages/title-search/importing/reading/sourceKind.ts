/** What a file can be, in the order in which several are read: names of titles only once the titles are known. */
export const sourceKinds = [
  'tmdb-movie',
  'tmdb-tv',
  'tmdb-person',
  'imdb-titles',
  'imdb-ratings',
  'imdb-names',
] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** As the command's output calls them. */
export const sourceLabels: Readonly<Record<SourceKind, string>> = {
  'tmdb-movie': "TMDB's films",
  'tmdb-tv': "TMDB's series",
  'tmdb-person': "TMDB's people",
  'imdb-titles': "IMDb's titles",
  'imdb-ratings': "IMDb's ratings",
  'imdb-names': "IMDb's other names",
};
