import type { InkBox } from '#type/shape.ts';

/** A finished drawing and what its tests measure. */
export type Drawn = {
  defs: string;
  body: string;
  w: number;
  h: number;
  /** Accessible name, escaped. */
  label: string;
  /** The ink of all words; an infinite inverted box where there are none. */
  box: InkBox;
  /** Smallest letters of the title, in units of the picture. */
  size: number;
  /** Its composition, for sheets and tests. */
  style: string;
  /** What may make two pictures look alike; null where nothing can. */
  look: Look | null;
};

/** The choices that a viewer would remember. */
export type Look = {
  family: 'flat' | 'lit';
  /** A composition's or a scene's name. */
  composition: string;
  /** `motif/tag` of the lead's drawing. */
  drawing: string;
  /** Which of a tone's colours: a palette's name or the hour. */
  palette: string;
};

export const toSvg = ({ defs, body, w, h, label }: Drawn): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" role="img" aria-label="${label}">${defs}${body}</svg>`;
