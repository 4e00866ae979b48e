import type { Wish } from '@marquee/contracts/assistant/part.ts';

import { intensityOf } from '#rank/intensityOf.ts';

import { type TitleFacts, type TitleKey, titleKey } from '../facts.ts';
import type { Rank } from '../ranking.ts';

type Choosing = { wishes: readonly Wish[]; rank: Rank; keys: readonly TitleKey[] };

/** Titles, those first that meet the wishes best; in their own order where nothing is wished. */
export function chosenOf(
  among: readonly TitleFacts[],
  { wishes, rank, keys }: Choosing,
): readonly TitleFacts[] {
  const limits = wishes.flatMap((wish) => (wish.slot === 'intensity' ? [wish.of] : []));
  // "The least violent" is no limit that others meet as well.
  if (limits.length > 0) {
    const levelOf = (title: TitleFacts) => limits.reduce((sum, of) => sum + intensityOf(of, title), 0);
    return among.toSorted((one, other) => levelOf(one) - levelOf(other));
  }
  if (wishes.length === 0) return among;
  const chosen = new Set(among.map(titleKey));
  const others = new Set(keys.filter((key) => !chosen.has(key)));
  const { ranked } = rank({ wishes, words: [] }, { count: among.length, seen: others });
  const best = ranked.map(({ title }) => title);
  return [...best, ...among.filter((title) => !best.includes(title))];
}
