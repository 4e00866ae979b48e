import { backdrop } from '#pictures/backdrop.ts';
import { type Drawn, toSvg } from '#pictures/drawn.ts';
import { poster } from '#pictures/poster.ts';
import { rollKey, type RolledKind } from '#pictures/rolls.ts';
import { toDraw } from '#pictures/toDraw.ts';
import type { ArtSubject } from '#ports.ts';
import { type CatalogueEntry, catalogueEntries } from '#testing/catalogueSubjects.ts';

import {
  type Clash,
  createClashFinder,
  type DistanceLimits,
  type Impression,
  limits,
  thumbnailOf,
} from './lookAlike.ts';

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

type Rolled = { rolls: Record<string, number>; clashes: Clash[] };

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
  const finder = createClashFinder(limits);
  const rolls: Record<string, number> = {};
  const clashes: Clash[] = [];
  let done = 0;
  for (const { key, impression } of entries) {
    let best: { roll: number; impression: Impression; clash: Clash | null } | null = null;
    for (let roll = 0; roll < throws && (best === null || best.clash !== null); roll++) {
      const drawn = impression(roll);
      const clash = finder.clashOf(drawn);
      if (best === null || gravityOf(clash) < gravityOf(best.clash))
        best = { roll, impression: drawn, clash };
    }
    if (best === null) continue;
    finder.add(best.impression);
    if (best.roll > 0) rolls[key] = best.roll;
    if (best.clash !== null) clashes.push(best.clash);
    progress(++done);
  }
  return { rolls, clashes };
}

const columns: Record<RolledKind, number> = { poster: 8, backdrop: 12 };

const draw: Record<RolledKind, (subject: ArtSubject, roll?: number) => Drawn> = {
  poster: (subject, roll) => poster(toDraw(subject), false, roll),
  backdrop: (subject, roll) => backdrop(toDraw(subject), false, { roll }),
};

/** The order of the most popular list: fame, then title. */
export const byFame: readonly CatalogueEntry[] = catalogueEntries.toSorted(
  (one, other) => other.fame - one.fame || one.subject.title.localeCompare(other.subject.title, 'en'),
);

/** Without `roll`: the picture as it is served. */
export function impressionOf({ subject }: CatalogueEntry, kind: RolledKind, roll?: number): Impression {
  const drawn = draw[kind](subject, roll);
  return {
    name: rollKey(subject),
    collection: subject.collection,
    look: drawn.look,
    thumbnail: thumbnailOf(toSvg(drawn), columns[kind]),
  };
}

export const catalogueRolls = (kind: RolledKind, progress?: (done: number) => void): Rolled =>
  chooseRolls(
    byFame.map((entry) => ({
      key: rollKey(entry.subject),
      impression: (roll) => impressionOf(entry, kind, roll),
    })),
    limits[kind],
    progress,
  );
