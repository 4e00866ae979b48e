import { likenessTo, total, type Weighed } from '@marquee/similarity';

import { halfOf, type JudgedPair, pairsOfRatings, pairsOfRequests, rankedRight } from './judgedPairs.ts';

type Files = { ratings?: string; requests?: string; nameOf: (id: number) => string };

/** How often films that people like together are rated likelier than others: for the half looked at, and the other. */
export function measureJudged(films: readonly Weighed[], { ratings, requests, nameOf }: Files) {
  const named = films.map(({ facts: { id, year, fame, collection } }) => ({
    id,
    name: nameOf(id),
    year,
    fame,
    collection,
  }));
  const likeness = likenessOf(films);
  const halves = (pairs: readonly JudgedPair[]) =>
    ([0, 1] as const).map((half) => {
      const among = pairs.filter(({ liked }) => halfOf(liked) === half);
      return { pairs: among.length, rankedRight: rankedRight(among, likeness) };
    });
  return {
    ratings: ratings === undefined ? null : halves(pairsOfRatings(ratings, named)),
    requests: requests === undefined ? null : halves(pairsOfRequests(requests, named)),
  };
}

function likenessOf(films: readonly Weighed[]): (liked: number, other: number) => number {
  const byId = new Map(films.map((film) => [film.facts.id, film]));
  let last: { liked: number; compare: ReturnType<typeof likenessTo> } | undefined;
  return (liked, other) => {
    const [a, b] = [byId.get(liked), byId.get(other)];
    if (a === undefined || b === undefined) return 0;
    if (last?.liked !== liked) last = { liked, compare: likenessTo(a) };
    return total(last.compare(b));
  };
}
