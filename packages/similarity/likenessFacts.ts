import type { MediaType } from '@marquee/contracts/paths.ts';

/** What titles are compared by. */
export type LikenessFacts = {
  media: MediaType;
  id: number;
  year: number;
  fame: number;
  score: number;
  language: string;
  certification: string;
  /** Number or name, as long as it is the same for all titles of the franchise. */
  collection: number | string | null;
  /** Numbers or names. */
  genres: readonly (number | string)[];
  moods: readonly string[];
  keywords: readonly string[];
  /** Directors of a film, creators of a series. */
  makers: readonly { id: number }[];
  writers: readonly { id: number }[];
  /** In billing order; of a long one only the top counts. */
  cast: readonly { id: number; name: string }[];
};

/** Names of the bill that make a title feel like another. */
export const topCast = 5;
