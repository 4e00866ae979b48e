import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { TypedMovie, TypedTv } from '@marquee/contracts/tmdb/lists.ts';
import { type Ask, readAs } from '@marquee/titles';

type Item = TypedMovie | TypedTv;

export type LiveTitlesParts = {
  ask: Ask;
  /** The embedded catalogue's item. */
  embedded: (title: TitleId) => Item | undefined;
};

/** Titles as TMDB has them; the embedded catalogue is the fallback. */
export const createLiveTitles =
  ({ ask, embedded }: LiveTitlesParts) =>
  async ({ media, id }: TitleId): Promise<Item | undefined> => {
    const asked = await ask<unknown>(`${media}/${id}`);
    return (asked.ok && readAs(media, asked.body)) || embedded({ media, id });
  };
