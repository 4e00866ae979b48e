import { createHash } from 'node:crypto';

export type Mark = {
  person: number;
  /** As devices know it. */
  key: string;
  value: string;
  at: number;
  version: number;
};

const names = ['watchlist', 'seen', 'rating'] as const;
const begun = 1_795_000_000_000;

/** Two thirds of the titles are well known: their numbers are short. */
function markOf(person: number, index: number, time: number): Mark {
  const id =
    index % 3 === 0
      ? 20_000 + ((person * 7919 + index * 104_729) % 1_280_000)
      : 1 + ((person * 31 + index * 7919) % 20_000);
  const name = names[(person + (index >> 2)) % names.length] ?? 'seen';
  const day = new Date(time).toISOString();
  const value = {
    watchlist: { added: day },
    seen: { on: index % 2 === 0 ? day.slice(0, 10) : null },
    rating: 1 + (index % 10),
  }[name];
  const key = `mark/${index % 4 === 0 ? 'tv' : 'movie'}/${id}/${name}`;
  return { person, key, value: JSON.stringify(value), at: time - 40, version: time };
}

/** The marks of many people in the order in which they come in: one to five of someone, then of someone else. */
export function* marksOf({ people, marks }: { people: number; marks: number }): Generator<Mark> {
  const done = Array.from({ length: people }, (_, person) => ({ person, count: 0 }));
  let state = 1;
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  let time = begun;
  while (done.length > 0) {
    const at = random(done.length);
    const one = done[at];
    const last = done.at(-1);
    if (!one || !last) return;
    for (let more = random(5); more >= 0 && one.count < marks; more -= 1) {
      yield markOf(one.person, one.count, (time += 7));
      one.count += 1;
    }
    if (one.count < marks) continue;
    done[at] = last;
    done.pop();
  }
}

/** As long as those of accounts, and as random. */
export const accountOf = (person: number): string =>
  createHash('sha256').update(String(person)).digest('base64url').slice(0, 28);
