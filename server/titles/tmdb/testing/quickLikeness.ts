import type { MediaType } from '@marquee/contracts/paths.ts';

import type { Records } from '#server/titles/embedded/build/records.ts';
import type { Likeness } from '#server/titles/embedded/ports.ts';

const listed = 40;

/** The best known titles of the same first genre: recommendations don't matter here, and this is fast. */
export function createQuickLikeness({ title, title_genre: genres }: Records): Likeness {
  const first = new Map(
    genres
      .filter(({ ord }) => ord === 0)
      .map(({ media, title_id: id, genre_id: genre }) => [`${media}/${id}`, `${media} ${genre}`]),
  );
  const best = title.toSorted((one, other) => other.popularity - one.popularity || one.id - other.id);
  const byGenre = Map.groupBy(best, ({ media, id }) => first.get(`${media}/${id}`));
  const like = (media: MediaType, id: number) =>
    (byGenre.get(first.get(`${media}/${id}`)) ?? [])
      .filter((other) => other.id !== id)
      .slice(0, listed)
      .map((other) => other.id);
  return {
    recommendations: (media, id) => like(media, id).map((other) => ({ media, id: other, reasons: [] })),
    similar: like,
  };
}
