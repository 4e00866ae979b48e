import { hashOf } from './hashOf.ts';

/** What a sequence is made from: only what is known, and no more than it has room for. */
export type Material = {
  title: string;
  /** The tagline, or the first sentence of what the title is about, as the lines of cards. */
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
  /** Chooses among things that are equally right; the same for the same title, always. */
  pick: <const Thing>(salt: string, things: readonly [Thing, ...Thing[]]) => Thing;
};

export const pickBy =
  (seed: string): Material['pick'] =>
  (salt, things) =>
    things[hashOf(`${seed} ${salt}`) % things.length] ?? things[0];
