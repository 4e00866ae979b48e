import rows from '@marquee/content/motifs/chosen.json' with { type: 'json' };

import type { ArtSubject } from '#ports.ts';

import { withoutPastiche } from './withoutPastiche.ts';

type Row = {
  title: string;
  year: number;
  /** The one thing that the pictures show. */
  motif: string;
  drawing: string;
  place: string;
  family: 'lit' | 'printed';
  why: string;
};

const keyOf = ({ title, year }: Pick<Row, 'title' | 'year'>): string => `${title} ${year}`;

const chosen = new Map((rows as readonly Row[]).map((row) => [keyOf(row), row]));

/** A subject as it is drawn: with what was chosen for it by hand, else without the motifs of a poster that everyone knows. */
export function toDraw(subject: ArtSubject): ArtSubject {
  const row = chosen.get(keyOf(subject));
  if (row === undefined) return withoutPastiche(subject);
  const { motif, drawing, place, family } = row;
  return { ...subject, motifs: [motif], chosen: { drawing, place, family } };
}
