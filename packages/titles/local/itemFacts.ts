import type { TypedMovie, TypedTv } from '@marquee/contracts/tmdb/lists.ts';
import { knownFacts, type TitleFacts } from '@marquee/facets';

/** What an item of a list says of its title. It is less than a catalogue knows. */
export function itemFacts(item: TypedMovie | TypedTv): TitleFacts {
  const date = item.media_type === 'movie' ? item.release_date : item.first_air_date;
  const year = Number(date.slice(0, 4));
  return knownFacts({
    media: item.media_type,
    id: item.id,
    name: item.media_type === 'movie' ? item.title : item.name,
    date,
    year: year > 0 ? year : null,
    // Without votes it is 0, which is no score.
    score: item.vote_count > 0 ? item.vote_average : null,
    votes: item.vote_count,
    popularity: item.popularity,
    behind: item.adult,
    language: item.original_language || null,
    genres: item.genre_ids,
    countries: item.media_type === 'tv' ? item.origin_country : [],
  });
}
