import type { Configuration } from '@marquee/contracts/tmdb/details.ts';

// prettier-ignore
const changeKeys = [
  'adult', 'air_date', 'also_known_as', 'alternative_titles', 'biography', 'birthday', 'budget', 'cast',
  'certifications', 'character_names', 'created_by', 'crew', 'deathday', 'episode', 'episode_number',
  'episode_run_time', 'freebase_id', 'freebase_mid', 'general', 'genres', 'guest_stars', 'homepage', 'images',
  'imdb_id', 'languages', 'name', 'network', 'origin_country', 'original_name', 'original_title', 'overview',
  'parts', 'place_of_birth', 'plot_keywords', 'production_code', 'production_companies', 'production_countries',
  'releases', 'revenue', 'runtime', 'season', 'season_number', 'season_regular', 'spoken_languages', 'status',
  'tagline', 'title', 'translations', 'tvdb_id', 'tvrage_id', 'type', 'video', 'videos',
];

/** Both addresses are our own, so a client that builds picture addresses from them finds the pictures drawn here. */
export const configuration = (imageBaseUrl: string): Configuration => ({
  change_keys: changeKeys,
  images: {
    backdrop_sizes: ['w300', 'w780', 'w1280', 'original'],
    base_url: imageBaseUrl,
    logo_sizes: ['w45', 'w92', 'w154', 'w185', 'w300', 'w500', 'original'],
    poster_sizes: ['w92', 'w154', 'w185', 'w342', 'w500', 'w780', 'original'],
    profile_sizes: ['w45', 'w185', 'h632', 'original'],
    secure_base_url: imageBaseUrl,
    still_sizes: ['w92', 'w185', 'w300', 'original'],
  },
});
