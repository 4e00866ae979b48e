import type { KnownTitle } from '@marquee/contracts/library/libraryAnswer.ts';
import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

/** Films and series that can be shown, by the numbers that they are shown under. Their source may be remote. */
export type LoadKnownTitle = (title: TitleId) => Promise<KnownTitle | undefined>;

/** Titles for one answer, and what its headers say of where they come from. */
export type OpenTitles = () => { titleItem: LoadKnownTitle; headers: () => Record<string, string> };

type Named = {
  name: string;
  originalName: string;
  alternatives: readonly string[];
  /** Of its first showing. */
  firstYear: number | null;
};

type SearchedTitles = {
  hits: readonly { kind: MediaType; id: number; match: { by: string } }[];
};

/** Where titles are found by name, or by their number at IMDb. */
export type TitleSearch = {
  find: (
    query: string,
    ask: { kinds: readonly ['movie', 'tv']; exact?: boolean; firstYear?: number; limit: number },
  ) => SearchedTitles | Promise<SearchedTitles>;
  entry: (media: MediaType, id: number) => Named | undefined;
};
