import type { SceneLayers } from '#lit/set.ts';
import type { ArtSubject } from '#ports.ts';

import { composeBackdrop, drawnBackdrop } from './backdrop.ts';
import type { Drawn } from './drawn.ts';

/** 1 is sky and light and fills all; 2 far land, 3 the subject and 4 the foreground are transparent. */
export type LayerNumber = 1 | 2 | 3 | 4;

const depths: Record<LayerNumber, keyof SceneLayers> = { 1: 'sky', 2: 'far', 3: 'subject', 4: 'near' };

/** One depth of the title's backdrop; the four laid over each other are the backdrop. */
export function layer(subject: ArtSubject, n: LayerNumber, fine = true): Drawn {
  const composed = composeBackdrop(subject, fine);
  const body = composed.parts[depths[n]];
  return drawnBackdrop(subject, composed, { defs: composed.set.defs.usedBy(body), body });
}
