import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { TypedMovie, TypedTv } from '@marquee/contracts/tmdb/lists.ts';

import { agrees } from './agrees.ts';
import { type EmbeddedTitle, nameOf } from './embeddedTitle.ts';
import { readTheirTitle } from './theirTitle.ts';

type Item = TypedMovie | TypedTv;

export type SureTitlesParts = {
  titles: readonly EmbeddedTitle[];
  /** Undefined where nobody has looked yet. */
  liveOf: (title: TitleId) => TitleId | null | undefined;
  shown: (title: TitleId) => TitleId;
};

/**
 * TMDB's items for titles of ours. Until one was looked for, its number is from memory and may be another title's: then
 * nothing is shown rather than that one.
 */
export function createSureTitles({ titles, liveOf, shown }: SureTitlesParts) {
  const own = new Map(titles.map((title) => [nameOf(title), title]));
  return (titleItem: (title: TitleId) => Promise<Item | undefined>) =>
    async (title: TitleId): Promise<Item | undefined> => {
      const item = await titleItem(shown(title));
      const ours = own.get(nameOf(title));
      if (!item || !ours || liveOf(title) !== undefined) return item;
      const theirs = readTheirTitle(title.media, item);
      return theirs && agrees(ours, theirs) ? item : undefined;
    };
}
