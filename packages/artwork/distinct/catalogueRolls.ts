import { backdrop } from '#pictures/backdrop.ts';
import { type Drawn, toSvg } from '#pictures/drawn.ts';
import { poster } from '#pictures/poster.ts';
import { rollKey, type RolledKind } from '#pictures/rolls.ts';
import { withoutPastiche } from '#pictures/withoutPastiche.ts';
import type { ArtSubject } from '#ports.ts';
import { type CatalogueEntry, catalogueEntries } from '#testing/catalogueSubjects.ts';

import { chooseRolls, type Rolled } from './chooseRolls.ts';
import { type Impression, limits } from './lookAlike.ts';
import { thumbnailOf } from './thumbnail.ts';

const columns: Record<RolledKind, number> = { poster: 8, backdrop: 12 };

const draw: Record<RolledKind, (subject: ArtSubject, roll?: number) => Drawn> = {
  poster: (subject, roll) => poster(withoutPastiche(subject), false, roll),
  backdrop: (subject, roll) => backdrop(withoutPastiche(subject), false, { roll }),
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
