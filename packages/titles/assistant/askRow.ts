import type { TitleFacts } from '@marquee/assistant/events';
import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { TypedMovie, TypedTv } from '@marquee/contracts/tmdb/lists.ts';

import type { Title } from '#title.ts';

import type { Ask } from '../ask.ts';
import { isFields, readPage, readTitle } from '../readList.ts';
import { titleOfDetails, titleOfItem } from '../titleOfItem.ts';
import { titleFacts } from './titleFacts.ts';

/** Always the same, so that a title already shown needn't be requested again when it is liked. */
const parts = {
  movie: 'credits,keywords,release_dates,recommendations',
  tv: 'credits,keywords,content_ratings,recommendations',
} as const;

/** What is known of a title, and how lists show it. */
export type KnownRow = { facts: TitleFacts; item: TypedMovie | TypedTv };

export type AskedRow = KnownRow & {
  /** What TMDB recommends to those who like it. */
  recommended: readonly (TypedMovie | TypedTv)[];
  /** TMDB's numbers of its keywords, the most telling first. */
  keywordNumbers: readonly number[];
};

/** TMDB has no order among genres: here they are sorted by name. */
function factsOf(title: Title): TitleFacts {
  const facts = titleFacts(title);
  return { ...facts, genres: facts.genres.toSorted() };
}

export const rowOf = (item: TypedMovie | TypedTv): KnownRow => ({ facts: factsOf(titleOfItem(item)), item });

/** A title with all fields that the engine needs; null where TMDB has none. */
export async function askRow(ask: Ask, { media, id }: TitleId): Promise<AskedRow | null> {
  const asked = await ask<unknown>(`${media}/${id}`, { append_to_response: parts[media] });
  const known = asked.ok ? titleOfDetails(media, asked.body) : null;
  if (!asked.ok || known === null) return null;
  const page = isFields(asked.body) ? readPage(asked.body['recommendations'], readTitle) : null;
  return {
    facts: factsOf(known.title),
    item: known.item,
    recommended: page?.results ?? [],
    keywordNumbers: known.title.keywords.map(({ id }) => id),
  };
}
