import type { KnownTitle } from '#contracts/library/libraryAnswer.ts';
import type { MediaType } from '#contracts/paths.ts';

/** Films and series that can be shown. */
export type Titles = { find: (media: MediaType, id: number) => KnownTitle | undefined };

type Named = {
  name: string;
  originalName: string;
  alternatives: readonly string[];
  /** Of its first showing. */
  firstYear: number | null;
};

/** Where titles are found by name, or by their number at IMDb. */
export type TitleSearch = {
  find: (
    query: string,
    ask: { kinds: readonly ['movie', 'tv']; exact?: boolean; firstYear?: number; limit: number },
  ) => { hits: readonly { kind: MediaType; id: number; match: { by: string } }[] };
  entry: (media: MediaType, id: number) => Named | undefined;
};
