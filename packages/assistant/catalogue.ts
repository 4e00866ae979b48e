import type { TypedMovie, TypedTv } from '@marquee/contracts/tmdb/lists.ts';

import type { TitleFacts } from './facts.ts';

/** `GET /api/concierge/catalogue`: what a browser needs to answer by itself. Overviews are in the facts only. */
export type AssistantCatalogue = {
  titles: readonly { facts: TitleFacts; item: TypedMovie | TypedTv }[];
};
