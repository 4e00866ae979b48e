import type { TitleRecord } from '#server/titles/embedded/build/records.ts';

/** Of the numbers of other services the catalogue knows IMDb's alone, and those of titles only. */

const unknown = { facebook_id: null, instagram_id: null, twitter_id: null, wikidata_id: null, imdb_id: null };
const freebase = { freebase_id: null, freebase_mid: null };

export const movieExternalIds = ({ imdb }: TitleRecord) => ({ ...unknown, imdb_id: imdb });
export const tvExternalIds = ({ imdb }: TitleRecord) => ({
  ...unknown,
  ...freebase,
  imdb_id: imdb,
  tvdb_id: null,
  tvrage_id: null,
});
export const seasonExternalIds = { ...freebase, tvdb_id: null, tvrage_id: null, wikidata_id: null };
export const episodeExternalIds = { ...seasonExternalIds, imdb_id: null };
export const personExternalIds = {
  ...unknown,
  ...freebase,
  tiktok_id: null,
  tvrage_id: null,
  youtube_id: null,
};
