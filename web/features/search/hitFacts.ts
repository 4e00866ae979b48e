import type { TitleHit } from '#web/api/searchHit.ts';
import { catalogue } from '#web/messages/en/catalogue.ts';

const genreNames: Readonly<Record<number, string>> = catalogue.genres;
const most = 3;

/** Genres as they stand in a line of facts: "animation, fantasy". */
export function genresOf({ genres }: TitleHit): string | null {
  const names = genres.flatMap((id) => genreNames[id] ?? []).slice(0, most);
  return names.length > 0 ? names.join(', ').toLowerCase() : null;
}
