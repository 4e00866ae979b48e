import type { MediaType } from '@marquee/contracts/paths.ts';
import type { TypedMovie, TypedPerson, TypedTv } from '@marquee/contracts/tmdb/lists.ts';

export type Item = TypedMovie | TypedTv | TypedPerson;
export type Kind = MediaType | 'person';

const most = 20_000;

/** What TMDB has said of titles and people in passing: their pictures and years, which no index has. */
export function createLearntItems() {
  const items = new Map<string, Item>();
  const keyOf = (kind: Kind, id: number) => `${kind} ${id}`;
  return {
    learn: (item: Item) => {
      const key = keyOf(item.media_type, item.id);
      items.delete(key);
      // Who was seen last stays; texts are long and nobody shows them here.
      items.set(key, item.media_type === 'person' ? item : { ...item, overview: '' });
      const [oldest] = items.keys();
      if (items.size > most && oldest !== undefined) items.delete(oldest);
    },
    find: (kind: Kind, id: number): Item | undefined => items.get(keyOf(kind, id)),
  };
}
export type LearntItems = ReturnType<typeof createLearntItems>;
