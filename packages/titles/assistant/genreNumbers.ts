import type { GenreName } from '@marquee/contracts/assistant/part.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import { movieGenreIds, tvGenreIds } from '@marquee/contracts/tmdb/genreIds.ts';

const {
  'Action & Adventure': action,
  'Sci-Fi & Fantasy': fantastic,
  'War & Politics': war,
  ...others
} = tvGenreIds;

/** TMDB's numbers of genres. Series have some of them only in pairs, and lack others. */
export const genreNumbers: Readonly<Record<MediaType, Readonly<Partial<Record<GenreName, number>>>>> = {
  movie: movieGenreIds,
  tv: {
    ...others,
    Action: action,
    Adventure: action,
    Fantasy: fantastic,
    'Science Fiction': fantastic,
    War: war,
  },
};
