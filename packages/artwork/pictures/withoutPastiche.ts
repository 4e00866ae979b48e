import rows from '@marquee/content/motifs/well-known-posters.json' with { type: 'json' };

import type { ArtSubject } from '#ports.ts';

type Row = { title: string; motifs: readonly string[]; instead?: string };

/**
 * Motifs that lead straight to a film's own well-known picture. A style is free to use, an image is not.
 * Where every motif does, `instead` replaces them.
 */
const wellKnown = new Map((rows as readonly Row[]).map((row) => [row.title, row]));

/** The subject without motifs that would copy the poster everyone knows. */
export function withoutPastiche(subject: ArtSubject): ArtSubject {
  const known = wellKnown.get(subject.title);
  if (known === undefined) return subject;
  const left = subject.motifs.filter((motif) => !known.motifs.includes(motif));
  const motifs = left.length > 0 ? left : known.instead === undefined ? subject.motifs : [known.instead];
  return { ...subject, motifs };
}
