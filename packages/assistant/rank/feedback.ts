import type { TitleFacts } from '../facts.ts';

export type Feedback = (scores: Float32Array) => Float32Array;

/** From how many titles keywords are taken, and how many. */
const first = 12;
const most = 20;

/** Finds titles by the keywords of the best results: other titles share what they have in common. */
export function createFeedback(titles: readonly TitleFacts[]): Feedback {
  const holders = new Map<string, number[]>();
  for (const [place, { keywords }] of titles.entries()) {
    for (const keyword of keywords) {
      const held = holders.get(keyword);
      if (held === undefined) holders.set(keyword, [place]);
      else held.push(place);
    }
  }
  const rarity = (keyword: string) => Math.log(1 + titles.length / (holders.get(keyword)?.length ?? 1));

  return (scores) => {
    const best = [...scores.keys()]
      .filter((place) => (scores[place] ?? 0) > 0)
      .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
      .slice(0, first);
    const weights = new Map<string, number>();
    for (const place of best) {
      for (const keyword of titles[place]?.keywords ?? []) {
        const weight = (scores[place] ?? 0) * rarity(keyword);
        weights.set(keyword, (weights.get(keyword) ?? 0) + weight);
      }
    }
    const strongest = [...weights]
      .filter(([keyword]) => (holders.get(keyword)?.length ?? 0) > 1)
      .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
      .slice(0, most);
    const sums = new Float32Array(titles.length);
    for (const [keyword, weight] of strongest) {
      for (const place of holders.get(keyword) ?? []) sums[place] = (sums[place] ?? 0) + weight;
    }
    return sums;
  };
}
