import type { SearchEntry } from '@marquee/title-search';

/** The queries sent while a visitor types. */
export const medias = ['movie', 'tv', 'person'] as const;
export type Media = (typeof medias)[number];

/** A query, and the numbers of the entries that answer it; none where only the time counts. */
export type AskedName = { query: string; kind: string; media: Media; right: readonly number[] };

export const isMedia = (kind: SearchEntry['kind']): kind is Media => medias.some((media) => media === kind);
