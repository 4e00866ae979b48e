import type { TitleId } from '#library/libraryKey.ts';
import type { MediaType } from '#paths.ts';

/** A title that libraries keep under another number than it is shown under. */
export type MovedTitle = readonly [media: MediaType, kept: number, shown: number];

/**
 * Libraries keep titles under the numbers of the embedded catalogue, whoever answers, so that nothing of them is written
 * anew when that changes. These are the same titles under the numbers of whoever answers now, and back again.
 */
export type TitleNumbers = {
  shown: (kept: TitleId) => TitleId;
  kept: (shown: TitleId) => TitleId;
  moved: () => readonly MovedTitle[];
};

/** Where the embedded catalogue answers, or none of its titles has another number. */
export const sameNumbers: TitleNumbers = {
  shown: (title) => title,
  kept: (title) => title,
  moved: () => [],
};

/**
 * Far above every number that anybody gives. A title whose number the embedded catalogue has for another one is kept
 * this much higher.
 */
const aside = 1_000_000_000_000;

/** How a title is kept whose number the embedded catalogue has for another one. */
export const asideOf = ({ media, id }: TitleId): TitleId => ({ media, id: id + aside });

const keyOf = ({ media, id }: TitleId) => `${media}/${id}`;

/** No two titles have one number on either side: what is kept of each comes back as the same one. */
export function createTitleNumbers(moved: readonly MovedTitle[]): TitleNumbers {
  const shown = new Map(moved.map(([media, from, to]) => [keyOf({ media, id: from }), to]));
  const kept = new Map(moved.map(([media, to, from]) => [keyOf({ media, id: from }), to]));
  return {
    moved: () => moved,
    shown: (title) => {
      if (title.id > aside) return { media: title.media, id: title.id - aside };
      const id = shown.get(keyOf(title));
      return id === undefined ? title : { media: title.media, id };
    },
    kept: (title) => {
      const key = keyOf(title);
      const id = kept.get(key);
      if (id !== undefined) return { media: title.media, id };
      return shown.has(key) ? asideOf(title) : title;
    },
  };
}
