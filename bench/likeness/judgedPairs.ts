import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { z } from 'zod';

/** Somebody who likes `liked` was seen to like `near`; `far` is as well known, and nothing was seen of it. */
export type JudgedPair = { liked: number; near: number; far: number };

/** What the pairs are made of: a film's number and franchise, as far as the catalogue has it. */
export type JudgedFilm = { id: number; name: string; year: number; fame: number; collection: unknown };

const Named = z.object({ title: z.string(), year: z.int() });
const Request = z.object({ liked: z.array(Named), targets: z.array(Named) });

/** A rating from which somebody likes a film. */
const likedFrom = 4;
const leastFans = 8;
const leastTogether = 5;
/** How far beyond chance films are liked by the same people, in standard deviations. */
const leastBeyondChance = 3;
/** How many films, next in fame, one that is near is compared with. */
const compared = 4;

/** By chance, but always the same: what is tuned on one half is judged on the other. */
export const halfOf = (id: number): 0 | 1 =>
  createHash('sha1').update(String(id)).digest().readUInt8(0) % 2 === 0 ? 0 : 1;

/** Pairs of a table of ratings (user, film, rating): films that the same people like, beyond how many like each. */
export function pairsOfRatings(path: string, films: readonly JudgedFilm[]): JudgedPair[] {
  const known = new Map(films.map((film) => [film.id, film]));
  const fans = new Map<number, Set<string>>();
  const activity = new Map<string, number>();
  for (const line of readFileSync(path, 'utf8').trim().split('\n').slice(1)) {
    const [user = '', film, rating] = line.split(',');
    if (Number(rating) < likedFrom || !known.has(Number(film))) continue;
    const set = fans.get(Number(film)) ?? new Set();
    fans.set(Number(film), set.add(user));
    activity.set(user, (activity.get(user) ?? 0) + 1);
  }
  const counts = [...activity.values()];
  const likes = counts.reduce((sum, count) => sum + count, 0);
  // Two films meet oftener with people who like many, so that chance depends on how unevenly people like.
  const meeting = counts.reduce((sum, count) => sum + count * count, 0) / likes ** 2;
  const rated = [...fans].filter(([, { size }]) => size >= leastFans);
  const beyondChance = (a: ReadonlySet<string>, b: ReadonlySet<string>) => {
    const together = [...a].filter((fan) => b.has(fan)).length;
    const expected = a.size * b.size * meeting;
    return { together, beyond: (together - expected) / Math.sqrt(expected) };
  };
  return rated.flatMap(([liked, likedBy]) => {
    const others = rated
      .filter(([id]) => id !== liked && !sameWorld(known.get(liked), known.get(id)))
      .map(([id, by]) => {
        const { together, beyond } = beyondChance(likedBy, by);
        return { id, fame: by.size, together, beyond };
      });
    const near = others.filter(
      ({ together, beyond }) => together >= leastTogether && beyond >= leastBeyondChance,
    );
    const far = others.filter(({ beyond }) => beyond <= 0);
    return near.flatMap((film) => matched(film, far).map((far) => ({ liked, near: film.id, far })));
  });
}

/** Pairs of requests (a JSON object a line): films that people answered, beside those answered to others. */
export function pairsOfRequests(path: string, films: readonly JudgedFilm[]): JudgedPair[] {
  const byName = Map.groupBy(films, ({ name }) => name.toLowerCase());
  const find = ({ title, year }: z.infer<typeof Named>) =>
    byName.get(title.toLowerCase())?.find((film) => Math.abs(film.year - year) <= 1);
  const requests = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => Request.parse(JSON.parse(line)))
    .map(({ liked, targets }) => ({
      liked: liked.flatMap((named) => find(named) ?? []),
      answers: targets.flatMap((named) => find(named) ?? []),
    }));
  const answered = [...new Set(requests.flatMap(({ answers }) => answers))];
  const together = new Map<JudgedFilm, Set<JudgedFilm>>();
  for (const { liked, answers } of requests) {
    for (const film of liked) {
      const set = together.get(film) ?? new Set();
      for (const answer of answers) if (answer !== film && !sameWorld(film, answer)) set.add(answer);
      together.set(film, set);
    }
  }
  return [...together].flatMap(([liked, near]) => {
    const far = answered.filter((film) => film !== liked && !near.has(film) && !sameWorld(liked, film));
    return [...near].flatMap((film) =>
      matched(film, far).map((far) => ({ liked: liked.id, near: film.id, far })),
    );
  });
}

const sameWorld = (a: JudgedFilm | undefined, b: JudgedFilm | undefined) =>
  a?.collection !== null && a?.collection === b?.collection;

type Compared = Pick<JudgedFilm, 'id' | 'fame'>;

const apart = (a: Compared, b: Compared) => Math.abs(Math.log(a.fame / b.fame));

const matched = (film: Compared, among: readonly Compared[]) =>
  among
    .toSorted((a, b) => apart(a, film) - apart(b, film) || a.id - b.id)
    .slice(0, compared)
    .map(({ id }) => id);

/** The share of pairs of which the nearer is rated higher: 1 is perfect, 0.5 is chance. */
export function rankedRight(
  pairs: readonly JudgedPair[],
  likeness: (liked: number, other: number) => number,
): number {
  let right = 0;
  for (const { liked, near, far } of pairs) {
    const difference = likeness(liked, near) - likeness(liked, far);
    right += difference > 0 ? 1 : difference === 0 ? 0.5 : 0;
  }
  return right / pairs.length;
}
