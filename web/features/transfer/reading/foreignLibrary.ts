import type { ForeignRow } from '@marquee/contracts/library/libraryAnswer.ts';
import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';

import type { LibraryWrite } from '#web/api/library/library.ts';

/** A file's data about one title. */
export type ForeignTitle = {
  row: ForeignRow;
  /** The title's stored number in our own export. */
  kept: TitleId | null;
  /** `added` is a time, where the file has it. */
  watchlist: { added: string | null } | null;
  seen: { on: string | null } | null;
  /** Half stars, 1 to 10. */
  rating: number | null;
  hidden: boolean;
  /** The lists it is on. */
  lists: readonly { name: string; note: string }[];
  /** Its records in our own export. */
  records: readonly LibraryWrite[];
};

export type ForeignList = { name: string; about: string };

/** The files' data, before matching. Whatever is dropped is counted. */
export type ForeignLibrary = {
  titles: ForeignTitle[];
  lists: ForeignList[];
  /** Episodes, seasons, games: a library has films and series only. */
  others: number;
  /** Rows without a title. */
  nameless: number;
};

export type FileProblem = {
  code:
    | 'unknown'
    | 'ambiguous'
    | 'too-many-rows'
    | 'too-large'
    | 'too-many-files'
    | 'bomb'
    | 'broken'
    | 'newer';
  file: string;
};

export type Read<Value> = { ok: true; value: Value } | { ok: false; problem: FileProblem };

export const emptyLibrary = (): ForeignLibrary => ({ titles: [], lists: [], others: 0, nameless: 0 });

export const emptyTitle = (row: Partial<ForeignRow>): ForeignTitle => ({
  row: { title: '', year: null, imdb: null, tmdb: null, media: null, ...row },
  kept: null,
  watchlist: null,
  seen: null,
  rating: null,
  hidden: false,
  lists: [],
  records: [],
});
