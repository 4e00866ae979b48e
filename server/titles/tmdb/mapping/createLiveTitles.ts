import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { TitleNumbers } from '@marquee/contracts/library/titleNumbers.ts';
import type { TypedMovie, TypedTv } from '@marquee/contracts/tmdb/lists.ts';
import { type Ask, readAs } from '@marquee/titles';

type Item = TypedMovie | TypedTv;

export type LiveTitlesParts = {
  ask: Ask;
  /** The embedded catalogue's item, by its own number. */
  embedded: (title: TitleId) => Item | undefined;
  numbers: TitleNumbers;
};

/** What the embedded catalogue has of a title, under the number that it is shown under. */
export const createStandInItem =
  ({ embedded, numbers }: Pick<LiveTitlesParts, 'embedded' | 'numbers'>) =>
  (shown: TitleId): Item | undefined => {
    const item = embedded(numbers.kept(shown));
    return item && { ...item, id: shown.id };
  };

/** Titles by TMDB's numbers; the embedded catalogue stands in for what TMDB doesn't give. */
export function createLiveTitles(parts: LiveTitlesParts): (title: TitleId) => Promise<Item | undefined> {
  const standIn = createStandInItem(parts);
  return async ({ media, id }) => {
    const asked = await parts.ask<unknown>(`${media}/${id}`);
    return (asked.ok && readAs(media, asked.body)) || standIn({ media, id });
  };
}
