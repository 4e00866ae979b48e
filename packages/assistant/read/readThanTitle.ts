import type { Wish } from '@marquee/contracts/assistant/part.ts';
import { words as wordsOf } from '@marquee/text';

import { type TitleFacts, totalMinutes } from '../facts.ts';
import type { Reader } from './rules.ts';

export const nots: ReadonlySet<string> = new Set(['not', 'no', 'nothing', 'isnt', 'never']);
/** What a title is measured by. */
export const comparatives: ReadonlySet<string> = new Set(['longer', 'shorter', 'older', 'newer']);
const longestName = 7;

/** "Not longer than Titanic": the title is only a measure. */
export function createThanTitleReader(titles: readonly TitleFacts[]): Reader {
  const named = new Map<string, TitleFacts>();
  for (const title of titles.toSorted((a, b) => a.fame - b.fame))
    named.set(wordsOf(title.name).join(' '), title);

  return ({ words }, at) => {
    const isNot = nots.has(words[at] ?? '');
    const from = isNot ? at + 1 : at;
    const comparative = words[from] ?? '';
    if (!comparatives.has(comparative) || words[from + 1] !== 'than') return null;
    for (let to = Math.min(words.length, from + 2 + longestName); to > from + 2; to -= 1) {
      const title = named.get(words.slice(from + 2, to).join(' '));
      const wish = title && wishOf(comparative, isNot, title);
      if (wish) return { from: at, to, wishes: [wish], sort: 'measure' };
    }
    return null;
  };
}

function wishOf(comparative: string, isNot: boolean, title: TitleFacts): Wish | null {
  const isMore = (comparative === 'longer' || comparative === 'newer') !== isNot;
  const value = comparative === 'longer' || comparative === 'shorter' ? totalMinutes(title) : title.year;
  if (value === null) return null;
  // What isn't longer may be as long.
  const step = isNot ? 0 : 1;
  const range = isMore ? { min: value + step, max: null } : { min: null, max: value - step };
  if (comparative === 'older' || comparative === 'newer') return { slot: 'years', ...range, strict: true };
  return title.media === 'movie' ? { slot: 'runtime', ...range, strict: true } : { slot: 'total', ...range };
}
