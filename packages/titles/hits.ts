import type { FoundPerson, FoundTitle, SearchAnswer } from '@marquee/contracts/browse.ts';
import type { Match } from '@marquee/contracts/suggest.ts';
import type { TypedMovie, TypedPerson, TypedTv } from '@marquee/contracts/tmdb/lists.ts';

import { closeness, closestFirst } from './closeness.ts';

type Item = TypedMovie | TypedTv | TypedPerson;
type Hit = FoundTitle | (FoundPerson & { media_type: 'person' });

const nameOf = (item: Item) => (item.media_type === 'movie' ? item.title : item.name);
const originalOf = (item: Item) => (item.media_type === 'movie' ? item.original_title : item.original_name);

/** The protocol doesn't say why it found something. Only a match of the original title is visible. */
function matchOf(item: Item, query: string): Match {
  const original = originalOf(item);
  const isByOriginal =
    original !== nameOf(item) &&
    closeness(nameOf(item), query) === 'none' &&
    closeness(original, query) !== 'none';
  return isByOriginal ? { by: 'original', text: original } : { by: 'name', text: null };
}

export const withMatch = <One extends Item>(item: One, query: string): One & { match: Match } => ({
  ...item,
  match: matchOf(item, query),
});

/** Hits of several kinds in one order: the closer name first, and between equals the better known one. */
export function inOrder<One extends Hit>(hits: readonly One[], query: string): One[] {
  const compare = closestFirst(query);
  return hits
    .map((hit) => ({ hit, names: [nameOf(hit), originalOf(hit)], popularity: hit.popularity }))
    .sort(compare)
    .map(({ hit }) => hit);
}

/** Which of the first hits of each kind is most likely meant. */
export function bestOf(firsts: readonly (Hit | undefined)[], query: string): SearchAnswer['best'] {
  const [best] = inOrder(
    firsts.filter((hit) => hit !== undefined),
    query,
  );
  return best ? { media: best.media_type, id: best.id } : null;
}
