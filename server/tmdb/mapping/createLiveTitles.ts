import type { TitleRef } from '#contracts/library/libraryKey.ts';
import type { TypedMovie, TypedTv } from '#contracts/tmdb/lists.ts';
import type { TitleNumbers } from '#core/library/titleNumbers.ts';
import type { Ask } from '#core/live/ask.ts';
import { readAs } from '#core/live/readList.ts';

type Item = TypedMovie | TypedTv;

export type LiveTitlesParts = {
  ask: Ask;
  /** The embedded catalogue's item, by its own number. */
  embedded: (title: TitleRef) => Item | undefined;
  numbers: TitleNumbers;
};

/** What the embedded catalogue has of a title, under the number that it is shown under. */
export const createStandInItem =
  ({ embedded, numbers }: Pick<LiveTitlesParts, 'embedded' | 'numbers'>) =>
  (shown: TitleRef): Item | undefined => {
    const item = embedded(numbers.kept(shown));
    return item && { ...item, id: shown.id };
  };

/** Titles by TMDB's numbers; the embedded catalogue stands in for what TMDB doesn't give. */
export function createLiveTitles(parts: LiveTitlesParts): (title: TitleRef) => Promise<Item | undefined> {
  const standIn = createStandInItem(parts);
  return async ({ media, id }) => {
    const asked = await parts.ask<unknown>(`${media}/${id}`);
    return (asked.ok && readAs(media, asked.body)) || standIn({ media, id });
  };
}
