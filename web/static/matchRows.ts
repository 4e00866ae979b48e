import type { MatchedRows, MatchRows } from '@marquee/contracts/library/libraryAnswer.ts';
import { answered, type ApiAnswer, createMatchRow, type TitleSource, unavailable } from '@marquee/titles';

/** Finds rows of other products' exports. A row without an answer fails all, so that none is taken for unknown. */
export async function matchRows({ rows }: MatchRows, titles: Pick<TitleSource, 'find'>): Promise<ApiAnswer> {
  const matched = await Promise.all(rows.map(createMatchRow(titles)));
  const failed = matched.find((one) => !one.ok);
  if (failed?.ok === false) return unavailable(failed);
  return answered({ rows: matched.flatMap((one) => (one.ok ? [one.body] : [])) } satisfies MatchedRows);
}
