import type { MovieListItem, TvListItem } from '@marquee/contracts/tmdb/lists.ts';

import { typedItem } from '#server/titles/embedded/answers/listItem.ts';
import { backdropFile, filesOf, posterFile } from '#server/titles/embedded/answers/pictures.ts';
import { teaserOf } from '#server/titles/embedded/answers/videos.ts';
import type { TitleRecord } from '#server/titles/embedded/build/records.ts';
import { inAskedLanguage } from '#server/titles/embedded/protocol/languages.ts';
import { pageOf, readPage } from '#server/titles/embedded/protocol/paging.ts';
import type { Params } from '#server/titles/embedded/protocol/Params.ts';

import type { CatalogueDeps } from './deps.ts';

/** What hangs below films and series alike; `present` makes the list items of the medium. */
export function titleResources(
  { catalogue: { titles }, likeness }: CatalogueDeps,
  present: (title: TitleRecord) => MovieListItem | TvListItem,
) {
  return {
    images: (title: TitleRecord, params: Params) => ({
      backdrops: inAskedLanguage(
        filesOf(title.backdrop_path, backdropFile),
        params,
        'include_image_language',
      ),
      logos: [],
      posters: inAskedLanguage(filesOf(title.poster_path, posterFile), params, 'include_image_language'),
    }),
    recommendations: ({ media, id }: TitleRecord, params: Params) =>
      readPage(likeness.recommendations(media, id), params.page(), (other) => {
        const title = titles.find(other.media, other.id);
        return title && typedItem(title);
      }),
    // There are no reviews here.
    reviews: (_title: TitleRecord, params: Params) => pageOf([], params.page(), (review) => review),
    similar: ({ media, id }: TitleRecord, params: Params) =>
      readPage(likeness.similar(media, id), params.page(), (other) => {
        const title = titles.find(media, other);
        return title && present(title);
      }),
    videos: (title: TitleRecord, params: Params) => ({
      results: inAskedLanguage(
        title.poster_path === null ? [] : [teaserOf(title)],
        params,
        'include_video_language',
      ),
    }),
    'watch/providers': () => ({ results: {} }),
  };
}
