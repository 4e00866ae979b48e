import { type Clash, createShelf, type DistanceLimits, type Impression } from './lookAlike.ts';

/** How many variants of a title are tried before the least bad picture is taken. */
const throws = 80;

/** From the worst likeness to the most acceptable. */
const gravity: Record<Clash['because'], number> = {
  'same-idea': 3,
  'same-colours': 2,
  'same-in-collection': 2,
  'same-in-row': 1,
};

const gravityOf = (clash: Clash | null): number => (clash === null ? 0 : gravity[clash.because]);

export type Rolled = { rolls: Record<string, number>; clashes: Clash[] };

type Entry = {
  /** The key under which the roll is stored. */
  key: string;
  /** The picture's variant of that number. */
  impression: (roll: number) => Impression;
};

/**
 * Tries the next variant of the less famous title until no two pictures look alike.
 * `entries` come in the order of fame: adding a row never changes the picture of a more famous one.
 */
export function chooseRolls(
  entries: Iterable<Entry>,
  limits: DistanceLimits,
  progress: (done: number) => void = () => {},
): Rolled {
  const shelf = createShelf(limits);
  const rolls: Record<string, number> = {};
  const clashes: Clash[] = [];
  let done = 0;
  for (const { key, impression } of entries) {
    let best: { roll: number; impression: Impression; clash: Clash | null } | null = null;
    for (let roll = 0; roll < throws && (best === null || best.clash !== null); roll++) {
      const drawn = impression(roll);
      const clash = shelf.clashOf(drawn);
      if (best === null || gravityOf(clash) < gravityOf(best.clash))
        best = { roll, impression: drawn, clash };
    }
    if (best === null) continue;
    shelf.add(best.impression);
    if (best.roll > 0) rolls[key] = best.roll;
    if (best.clash !== null) clashes.push(best.clash);
    progress(++done);
  }
  return { rolls, clashes };
}
