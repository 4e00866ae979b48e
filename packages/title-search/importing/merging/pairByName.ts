import { normalise } from '@marquee/text';

/**
 * A number of 53 bits for all spellings of one name, null where a name has no letters. Names are compared by it,
 * because ten million numbers are sorted sooner than ten million texts; among so many, two names share one about once
 * in a hundred imports.
 */
export function nameKey(name: string): number | null {
  const text = normalise(name);
  if (text === '') return null;
  let high = 0x9e3779b1;
  let low = 0x85ebca77;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 0x27d4eb2f);
    low = Math.imul(low ^ code, 0x165667b1);
    high ^= high >>> 15;
    low ^= low >>> 13;
  }
  high = Math.imul(high ^ (low >>> 16), 0x2c1b3c6d);
  low = Math.imul(low ^ (high >>> 13), 0x297a2d39);
  return (high & 0x1f_ffff) * 2 ** 32 + (low >>> 0);
}

/** A title under one of its names. `fame` is popularity at TMDB, votes at IMDb. */
export type NamedEntry = { key: number; fame: number; id: number };

type NamePair = { tmdb: number; imdb: number };

type Namesakes = { key: number; first: NamedEntry; alone: boolean; secondFame: number };

/** This many times better known than the next of its name, the name alone means it. */
const clearLead = 4;
/** Among namesakes, a title with fewer votes isn't sure to be the one that TMDB puts first. */
const leastVotes = 500;

/** The titles of each name in turn, represented by the two best known. Expects them by key, then by fame, falling. */
function* namesakesIn(titles: Iterable<NamedEntry>): Generator<Namesakes> {
  let current: Namesakes | undefined;
  for (const title of titles) {
    if (current?.key === title.key) {
      if (current.alone) current.secondFame = title.fame;
      current.alone = false;
    } else {
      if (current !== undefined) yield current;
      current = { key: title.key, first: title, alone: true, secondFame: 0 };
    }
  }
  if (current !== undefined) yield current;
}

const leads = ({ first, alone, secondFame }: Namesakes) =>
  alone || (first.fame > 0 && first.fame >= clearLead * secondFame);

function areOne(tmdb: Namesakes, imdb: Namesakes): boolean {
  if (tmdb.alone && imdb.alone) return true;
  return leads(tmdb) && leads(imdb) && imdb.first.fame >= leastVotes;
}

/**
 * Pairs titles of the two sites by name alone, for TMDB's exports know no years. Two titles are paired where
 * nothing else of their kind bears the name on either side, or where both are by far the best known that do.
 * Both lists come by key, then by fame, falling; neither is read into memory.
 */
export function* pairByName(tmdb: Iterable<NamedEntry>, imdb: Iterable<NamedEntry>): Generator<NamePair> {
  const others = namesakesIn(imdb);
  try {
    let other = others.next();
    for (const namesakes of namesakesIn(tmdb)) {
      while (!other.done && other.value.key < namesakes.key) other = others.next();
      if (other.done) return;
      if (other.value.key === namesakes.key && areOne(namesakes, other.value)) {
        yield { tmdb: namesakes.first.id, imdb: other.value.first.id };
      }
    }
  } finally {
    // Read to its end or not, a list from a database locks it until it is closed.
    others.return(undefined);
  }
}
