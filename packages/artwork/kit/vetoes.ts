import rows from '@marquee/content/motifs/vetoes.json' with { type: 'json' };

import type { ArtTraits } from '#ports.ts';

type Row = {
  /** Of titles with one of these genres … */
  genres: readonly string[];
  /** … and none of these, */
  unless?: readonly string[];
  /** no picture shows these. */
  places: readonly string[];
  drawings: readonly string[];
};

const vetoes: readonly Row[] = rows;

const vetoesFor = ({ genres }: Pick<ArtTraits, 'genres'>): readonly Row[] =>
  vetoes.filter(
    (row) =>
      genres.some((genre) => row.genres.includes(genre)) &&
      !genres.some((genre) => row.unless?.includes(genre)),
  );

/** Whether a place would mislead about a title: no graveyard in a comedy. */
export const isPlaceVetoed = (subject: Pick<ArtTraits, 'genres'>, place: string): boolean =>
  vetoesFor(subject).some(({ places }) => places.includes(place));

/** Whether a drawing, named as `animal/wolf`, would mislead about a title. */
export const isDrawingVetoed = (subject: Pick<ArtTraits, 'genres'>, drawing: string): boolean =>
  vetoesFor(subject).some(({ drawings }) => drawings.includes(drawing));
