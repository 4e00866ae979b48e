import type { LibraryRecord } from '@marquee/contracts/library/libraryAnswer.ts';
import type { MarkName, SettingName, TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type {
  LibraryValue,
  ListItem,
  OwnList,
  SavedSet,
  Seen,
  Watchlisted,
} from '@marquee/contracts/library/libraryValue.ts';
import { useSyncExternalStore } from 'react';

import { loadChunk } from '#web/platform/loadChunk.ts';

/** All marks of a title. */
export type Marks = {
  watchlist: Watchlisted | null;
  seen: Seen | null;
  /** Half stars, 1 to 10. */
  rating: number | null;
  hidden: boolean;
};

export type MarkValues = { watchlist: Watchlisted; seen: Seen; rating: number; hidden: true };

export type MarkedTitle<Name extends MarkName = MarkName> = {
  title: TitleId;
  value: MarkValues[Name];
  /** Since when it counts, in milliseconds since 1970: the day that it names, else when it was written. */
  at: number;
};

export type SettingValues = { hideSeen: boolean; recentSearches: readonly string[] };

export type KeptList = { id: string; list: OwnList; count: number };
export type KeptItem = { title: TitleId; item: ListItem };
export type KeptSet = { id: string; set: SavedSet };

/** One thing to write; null deletes it. */
export type LibraryWrite = { key: string; value: LibraryValue | null };

/**
 * `offline`: the server can't be reached, or can't store anything now; changes wait and are sent later. `refused`: the
 * newest answer refused a write; it ends with the next write. `not-kept`: this device stores nothing, all of it
 * lasts as long as the page.
 */
export type LibraryProblem = 'offline' | 'refused' | 'not-kept';

export type LibraryStatus = {
  account: 'guest' | 'signed-in';
  /** Writes that the account's server hasn't accepted yet. A guest's wait for nothing: 0. */
  waiting: number;
  problem: LibraryProblem | null;
};

/**
 * A person's library, complete and synchronous, from this device. All values keep their identity until they change, so
 * that each can be a snapshot of `useSyncExternalStore`.
 */
export type Library = {
  marksOf: (title: TitleId) => Marks;
  /** Titles with a mark, newest first. */
  titlesWith: <Name extends MarkName>(mark: Name) => readonly MarkedTitle<Name>[];
  /** By name. */
  lists: () => readonly KeptList[];
  /** A list's items, by place; empty where there is no such list. */
  itemsOf: (list: string) => readonly KeptItem[];
  /** Ids of the lists with a title. */
  listsWith: (title: TitleId) => readonly string[];
  /** The one added last in front. */
  savedSets: () => readonly KeptSet[];
  setting: <Name extends SettingName>(name: Name) => SettingValues[Name] | null;
  /** Writes at once on the device and sends when it can. */
  write: (changes: readonly LibraryWrite[]) => void;
  /** Called after each change, of this page, another tab or another device. */
  subscribe: (listener: () => void) => () => void;
  status: () => LibraryStatus;
  /** Writes that the server refused and that were reverted, by their keys. */
  onRefused: (listener: (keys: readonly string[], reason: RefusalReason) => void) => () => void;
  /** All that is there, without what was deleted. */
  export: () => LibraryRecord[];
  /** Resolves when what waits is sent, or can't be for now. */
  flush: () => Promise<void>;
};

/** Codes of contracts/problem.ts that revert a write. */
export type RefusalReason = 'bad-request' | 'conflict' | 'too-large' | 'not-saved';

let opening: Promise<Library> | undefined;

/** The one library of this page. It loads its script at the first call; after a failure the next call tries again. */
export function openLibrary(): Promise<Library> {
  opening ??= loadChunk(async () => (await import('./browserLibrary.ts')).openBrowserLibrary());
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

let opened: Library | null = null;

function subscribe(tell: () => void) {
  if (opened === null)
    openLibrary()
      .then((library) => {
        opened = library;
        return tell();
      })
      // The page keeps its waiting state; the next one tries again.
      .catch(() => {});
  return () => {};
}

/** The person's library once it is here: null on the server, while hydrating and until it is read from the device. */
export const useLibrary = (): Library | null =>
  useSyncExternalStore(
    subscribe,
    () => opened,
    () => null,
  );
