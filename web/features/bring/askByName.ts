import type { ForeignRow } from '@marquee/contracts/library/libraryAnswer.ts';

import type { Matched } from './matchAll.ts';

type Ask = (rows: readonly ForeignRow[]) => Promise<readonly Matched[] | null>;

/**
 * Asks, and once more by name and year for rows of our own copies whose number means another title here: that house may
 * have other numbers. Candidates of the name come first then.
 */
export function askByName(ask: Ask, isOwn: (row: ForeignRow) => boolean): Ask {
  return async (rows) => {
    const answers = await ask(rows);
    if (answers?.length !== rows.length) return answers;
    const again = rows.filter(
      (row, place) => answers[place]?.status === 'doubtful' && isOwn(row) && row.title !== '',
    );
    if (again.length === 0) return answers;
    const named = await ask(again.map((row) => ({ ...row, tmdb: null })));
    if (named?.length !== again.length) return null;
    const better = new Map(again.map((row, at) => [row, named[at]]));
    return answers.map((answer, place) => {
      const row = rows[place];
      return row ? joined(answer, better.get(row)) : answer;
    });
  };
}

function joined(numbered: Matched, named: Matched | undefined): Matched {
  if (named?.status === 'matched') return named;
  if (named?.status !== 'doubtful' || numbered.status !== 'doubtful') return numbered;
  const all = [...named.candidates, ...numbered.candidates];
  const once = new Map(all.map((title) => [`${title.media_type}/${title.id}`, title]));
  return { status: 'doubtful', candidates: [...once.values()].slice(0, 5) };
}
