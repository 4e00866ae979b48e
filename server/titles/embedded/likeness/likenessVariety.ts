import { cosineWith, type LikenessParts, type Weighed } from '@marquee/similarity';

export type Candidate = { title: Weighed; parts: LikenessParts; score: number };

/** What a candidate loses for being about the same as a title already taken. */
const samenessCost = 0.25;
/** Beyond the first page variety doesn't matter. */
const varied = 20;
/** Two sequels are help, five are a list of sequels. */
const mostOfCollection = 2;
/** A director's admirers want more than one film, but not only these. */
const mostOfDirector = 5;

/**
 * Takes the best candidate first and then, each time, the one that is best after what it repeats of those already
 * taken. `sorted` begins with the best.
 */
export function chooseVaried(sorted: readonly Candidate[], count: number): Candidate[] {
  const rest = sorted.map((candidate) => ({ candidate, sameness: 0 }));
  const taken = createTally();
  const chosen: Candidate[] = [];
  while (chosen.length < count) {
    let leader: { place: number; value: number } | undefined;
    for (const [place, { candidate, sameness }] of rest.entries()) {
      const value = candidate.score - samenessCost * sameness;
      if ((leader === undefined || value > leader.value) && taken.allows(candidate))
        leader = { place, value };
    }
    const next = leader && rest.splice(leader.place, 1)[0]?.candidate;
    if (next === undefined) break;
    chosen.push(next);
    taken.add(next);
    if (chosen.length >= varied) continue;
    const sameness = cosineWith(next.title.themes);
    for (const item of rest) {
      item.sameness = Math.max(item.sameness, sameness(item.candidate.title.themes));
    }
  }
  return chosen;
}

const raise = (counts: Map<number | string, number>, key: number | string) =>
  counts.set(key, (counts.get(key) ?? 0) + 1);

/** Counts how often each collection and director has been taken. */
function createTally() {
  const collections = new Map<number | string, number>();
  const directors = new Map<number | string, number>();
  return {
    allows: ({ title: { facts } }: Candidate): boolean =>
      (facts.collection === null || (collections.get(facts.collection) ?? 0) < mostOfCollection) &&
      facts.makers.every(({ id }) => (directors.get(id) ?? 0) < mostOfDirector),
    add: ({ title: { facts } }: Candidate): void => {
      if (facts.collection !== null) raise(collections, facts.collection);
      for (const { id } of facts.makers) raise(directors, id);
    },
  };
}
