import type { ArtKind, Layer } from './fileName.ts';
import { backdrop, backdropLayer } from './pictures/backdrop.ts';
import { type Drawn, toSvg } from './pictures/drawn.ts';
import { collectionPoster, poster, seasonPoster } from './pictures/poster.ts';
import { profile } from './pictures/profile.ts';
import { still } from './pictures/still.ts';
import { toDraw } from './pictures/toDraw.ts';
import type { Sitter } from './sitterOf.ts';

/** Which of a sitter's pictures. */
export type PictureOrder = { kind: Exclude<ArtKind, 'layer'> } | { kind: 'layer'; layer: Layer };

/** Draws; the same sitter always gives the same bytes. */
export const drawPicture = (drawing: PictureOrder, sitter: Sitter, fine: boolean): string =>
  toSvg(composePicture(drawing, sitter, fine));

export function composePicture(drawing: PictureOrder, sitter: Sitter, fine: boolean): Drawn {
  if (sitter.kind === 'person') return profile(sitter.name, fine, sitter.department);
  if (sitter.kind === 'episode') return still(sitter, fine);
  const subject = toDraw(sitter.subject);
  if (sitter.kind === 'season') return seasonPoster(subject, sitter.season, fine);
  if (drawing.kind === 'layer') return backdropLayer(subject, drawing.layer, fine);
  if (sitter.kind === 'collection')
    return drawing.kind === 'backdrop'
      ? backdrop(subject, fine, { salt: sitter.name })
      : collectionPoster(subject, sitter.name, fine);
  return drawing.kind === 'backdrop' ? backdrop(subject, fine) : poster(subject, fine);
}
