import type { KnownTitle } from '#contracts/library/libraryAnswer.ts';
import type { MediaType } from '#contracts/paths.ts';

/** Films and series that can be shown. */
export type Titles = { find: (media: MediaType, id: number) => KnownTitle | undefined };
