import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';

/** What a title of the embedded catalogue is known by. */
export type EmbeddedTitle = TitleId & {
  name: string;
  originalName: string;
  alsoNamed: readonly string[];
  year: number;
  /** Of the original, as ISO 639-1. */
  language: string;
  /** `tt0133093` */
  imdb: string | null;
};
