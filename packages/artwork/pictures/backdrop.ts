import { seeded } from '#kit/random.ts';
import { escapeXml } from '#kit/svg.ts';
import { chooseScene } from '#lit/chooseScene.ts';
import { litPicture } from '#lit/litPicture.ts';
import { type SceneName, scenes } from '#lit/scenes.ts';
import { joinLayers, type LitSet, type SceneLayers } from '#lit/set.ts';
import type { ArtSubject } from '#ports.ts';
import { emptyBox } from '#type/outline.ts';

import type { Drawn } from './drawn.ts';
import { backdropSize, freshDefs, lookOf, seedOf, setUp } from './setUp.ts';

type Composed = { set: LitSet; scene: SceneName; parts: SceneLayers };

/** `salt` makes pictures of one title differ; `roll` is the random variant, by default the stored one. */
export type BackdropOptions = { salt?: string; roll?: number | undefined };

/** A backdrop before its parts are joined. */
export function composeBackdrop(
  subject: ArtSubject,
  fine: boolean,
  { salt = '', roll }: BackdropOptions = {},
): Composed {
  const seed = `${seedOf(subject, 'backdrop', roll)}${salt}`;
  const random = seeded(seed);
  const defs = freshDefs(seed);
  const scene = chooseScene(subject, random);
  const set = setUp({ subject, scene, random, defs, fine, shape: 'backdrop' });
  return { set, scene, parts: litPicture(set, scenes[scene]) };
}

/** The picture of a composed backdrop whose body may be all of it or one part. */
export const drawnBackdrop = (
  subject: ArtSubject,
  { set, scene }: Composed,
  { defs, body }: Pick<Drawn, 'defs' | 'body'>,
): Drawn => ({
  defs,
  body,
  ...backdropSize,
  label: escapeXml(subject.title),
  box: emptyBox,
  size: 0,
  style: `lit/${scene}`,
  look: lookOf(set, scene),
});

/** A wide picture without words: calm on the left, dark at the foot. */
export function backdrop(subject: ArtSubject, fine: boolean, options: BackdropOptions = {}): Drawn {
  const composed = composeBackdrop(subject, fine, options);
  return drawnBackdrop(subject, composed, {
    defs: composed.set.defs.all(),
    body: joinLayers(composed.parts),
  });
}
