/** The catalogue knows no numbers of other services. */

const unknown = { facebook_id: null, instagram_id: null, twitter_id: null, wikidata_id: null, imdb_id: null };
const freebase = { freebase_id: null, freebase_mid: null };

export const movieExternalIds = unknown;
export const tvExternalIds = { ...unknown, ...freebase, tvdb_id: null, tvrage_id: null };
export const seasonExternalIds = { ...freebase, tvdb_id: null, tvrage_id: null, wikidata_id: null };
export const episodeExternalIds = { ...seasonExternalIds, imdb_id: null };
export const personExternalIds = {
  ...unknown,
  ...freebase,
  tiktok_id: null,
  tvrage_id: null,
  youtube_id: null,
};
