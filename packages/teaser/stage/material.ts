/** A pseudo-random number of 32 bits, the same for the same text (FNV-1a with a final mix). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The material of a sequence: only known facts, and no more than it has room for. */
export type Material = {
  title: string;
  /** The tagline, or the first sentence of the overview, as the lines of cards. */
  lines: readonly string[];
  cast: readonly { name: string; part: string; caption: string }[];
  makers: { role: string; names: string; caption: string } | null;
  year: string;
  facts: string;
  ident: string;
  hasPoster: boolean;
  /** How many posters of seasons and portraits there are. */
  seasons: number;
  portraits: number;
  /** Chooses among equally good things; always the same for the same title. */
  pick: <const Thing>(salt: string, things: readonly [Thing, ...Thing[]]) => Thing;
};

export const pickBy =
  (seed: string): Material['pick'] =>
  (salt, things) =>
    things[hashOf(`${seed} ${salt}`) % things.length] ?? things[0];
