import { paths } from '@marquee/contracts/paths.ts';

import type { SearchHit, TitleHit } from '#web/api/searchHit.ts';
import { formatScore } from '#web/lib/format.ts';
import { catalogue } from '#web/messages/en/catalogue.ts';
import { search, searchWhy } from '#web/messages/en/search.ts';
import type { BriefTitle } from '#web/ui/briefTitle.ts';

const genreNames: Readonly<Record<number, string>> = catalogue.genres;
const most = 3;

/** Genres for a line of facts: "animation, fantasy". */
export function hitGenres({ genres }: TitleHit): string | null {
  const names = genres.flatMap((id) => genreNames[id] ?? []).slice(0, most);
  return names.length > 0 ? names.join(', ').toLowerCase() : null;
}

export const hitHref = ({ kind, id, name }: SearchHit): string =>
  kind === 'person' ? paths.person(id, name) : paths.title(kind, id, name);

/** What the page of a film or series shows before its data are here. */
export const hitBrief = ({ name, picture, backdrop, year, score }: TitleHit): BriefTitle => ({
  name,
  poster: picture,
  backdrop,
  facts: catalogue.yearAndScore(year, formatScore(score)),
});

/** Why a hit is here, in a line; null where its name shows it. */
export function whyLine({ why, ...hit }: SearchHit): string | null {
  if (why !== null) return searchWhy[why.by](why.text ?? '');
  return hit.kind === 'person' || hit.original === null ? null : search.originally(hit.original);
}
