import type { PickEvent } from '@marquee/contracts/assistant/events.ts';
import { type MediaType, paths } from '@marquee/contracts/paths.ts';

import { formatRuntime, yearOf } from '#web/lib/format.ts';
import { seasonsWord } from '#web/messages/en/askParts.ts';

export type PickedTitle = { media: MediaType; id: number; name: string };

/** A pick's title as it is shown: all of it is the catalogue's. */
export function pickedTitle({ title, runtime, seasons }: PickEvent) {
  const isFilm = title.media_type === 'movie';
  const media: MediaType = title.media_type;
  const name = isFilm ? title.title : title.name;
  return {
    media,
    id: title.id,
    name,
    href: paths.title(media, title.id, name),
    year: yearOf(isFilm ? title.release_date : title.first_air_date),
    length: isFilm || seasons === null ? formatRuntime(runtime) : seasonsWord(seasons),
    poster: title.poster_path,
    overview: title.overview,
  };
}
