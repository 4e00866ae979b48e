import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { TypedMovie, TypedTv } from '@marquee/contracts/tmdb/lists.ts';

import type { Ask } from '../ask.ts';
import { isFields, listIn, numberIn, readPage, readTitle } from '../readList.ts';
import { detailedRow, type KnownRow } from './titleFactsOf.ts';

/** Always the same, so that a title that was shown needn't be asked for again when it is one that is liked. */
const parts = {
  movie: 'credits,keywords,release_dates,recommendations',
  tv: 'credits,keywords,content_ratings,recommendations',
} as const;

export type AskedRow = KnownRow & {
  /** What TMDB recommends to whoever likes it. */
  recommended: readonly (TypedMovie | TypedTv)[];
  /** TMDB's numbers of its keywords, the most telling first. */
  keywordNumbers: readonly number[];
};

function keywordNumbersIn(body: unknown): number[] {
  const keywords = isFields(body) ? body['keywords'] : null;
  if (!isFields(keywords)) return [];
  const rows = [...listIn(keywords, 'keywords'), ...listIn(keywords, 'results')].filter(isFields);
  return rows.map((keyword) => numberIn(keyword, 'id')).filter((id) => id > 0);
}

/** A title with all that the engine wants to know of it; null where TMDB doesn't say. */
export async function askRow(ask: Ask, { media, id }: TitleId): Promise<AskedRow | null> {
  const asked = await ask<unknown>(`${media}/${id}`, { append_to_response: parts[media] });
  const row = asked.ok ? detailedRow(media, asked.body) : null;
  if (!asked.ok || row === null) return null;
  const page = isFields(asked.body) ? readPage(asked.body['recommendations'], readTitle) : null;
  return { ...row, recommended: page?.results ?? [], keywordNumbers: keywordNumbersIn(asked.body) };
}
