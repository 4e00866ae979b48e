import type { MediaType } from '@marquee/contracts/paths.ts';
import type { TypedMovie, TypedPerson, TypedTv } from '@marquee/contracts/tmdb/lists.ts';
import { LRUCache } from 'lru-cache';

export type Item = TypedMovie | TypedTv | TypedPerson;
export type Kind = MediaType | 'person';

const most = 20_000;

/** Pictures and years from TMDB's other answers, which no index has. */
export function createLearntItems() {
  const items = new LRUCache<string, Item>({ max: most });
  const keyOf = (kind: Kind, id: number) => `${kind} ${id}`;
  return {
    learn: (item: Item) => {
      // Texts are long and not shown here.
      const short = item.media_type === 'person' ? item : { ...item, overview: '' };
      items.set(keyOf(item.media_type, item.id), short);
    },
    find: (kind: Kind, id: number): Item | undefined => items.get(keyOf(kind, id)),
  };
}
export type LearntItems = ReturnType<typeof createLearntItems>;
