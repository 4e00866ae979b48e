import { editDistance } from '@marquee/text';

export type NearNames<Name> = {
  /** The name that the letters were most likely meant to spell: one mistake in six letters, two in ten. */
  nearest: (letters: string) => { name: Name; distance: number } | null;
};

const oneMistakeFrom = 6;

/** Names by their letters, spaces left out, for words with mistakes in them. The first letter must be right. */
export function createNearNames<Name>(
  names: Iterable<readonly [string, Name]>,
  twoMistakesFrom = 10,
): NearNames<Name> {
  // Most sentences have no mistakes in them: sorted once the first one is looked at.
  let sorted: Buckets<Name> | undefined;
  return {
    nearest: (letters) => {
      const most = letters.length >= twoMistakesFrom ? 2 : letters.length >= oneMistakeFrom ? 1 : 0;
      if (most === 0) return null;
      const signs = signsOf(letters);
      let best: { name: Name; distance: number } | null = null;
      for (let length = letters.length - most; length <= letters.length + most; length += 1) {
        const limit = length >= twoMistakesFrom ? most : 1;
        for (const other of (sorted ??= sort(names)).get(keyOf(letters, length)) ?? []) {
          if (unlike(signs, other.signs) > 2 * limit) continue;
          const distance = editDistance(letters, other.letters, limit);
          if (distance <= limit && distance < (best?.distance ?? 3)) best = { name: other.name, distance };
        }
      }
      return best;
    },
  };
}

type Near<Name> = { letters: string; signs: number; name: Name };
type Buckets<Name> = ReadonlyMap<string, readonly Near<Name>[]>;

function sort<Name>(names: Iterable<readonly [string, Name]>): Buckets<Name> {
  const buckets = new Map<string, Near<Name>[]>();
  for (const [letters, name] of names) {
    if (letters.length < oneMistakeFrom) continue;
    const key = keyOf(letters, letters.length);
    const bucket = buckets.get(key);
    const near = { letters, signs: signsOf(letters), name };
    if (bucket === undefined) buckets.set(key, [near]);
    else bucket.push(near);
  }
  return buckets;
}

const keyOf = (letters: string, length: number): string => `${letters.charAt(0)}${length}`;

/** Which letters a name has, a bit for each. One mistake changes two of them at most. */
function signsOf(letters: string): number {
  let signs = 0;
  for (let at = 0; at < letters.length; at += 1) signs |= 1 << (letters.charCodeAt(at) % 32);
  return signs;
}

function unlike(one: number, other: number): number {
  let count = 0;
  for (let bits = one ^ other; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}

const length = 5;

/** Whether any name may begin with these letters: if not, longer runs needn't be tried. False positives are rare. */
export function startsOfNames(names: Iterable<string>): (letters: string) => boolean {
  const starts = new Set<string>();
  for (const name of names) starts.add(name.slice(0, length));
  return (letters) => letters.length < length || starts.has(letters.slice(0, length));
}
