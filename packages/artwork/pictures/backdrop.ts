import type { Layer } from '#fileName.ts';
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
type BackdropOptions = { salt?: string; roll?: number | undefined };

/** A backdrop before its parts are joined. */
function composeBackdrop(
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
const drawnBackdrop = (
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

/** 1 is sky and light and fills all; 2 far land, 3 the subject and 4 the foreground are transparent. */
const depths: Record<Layer, keyof SceneLayers> = { 1: 'sky', 2: 'far', 3: 'subject', 4: 'near' };

/** One depth of the title's backdrop; the four laid over each other are the backdrop. */
export function backdropLayer(subject: ArtSubject, n: Layer, fine = true): Drawn {
  const composed = composeBackdrop(subject, fine);
  const body = composed.parts[depths[n]];
  return drawnBackdrop(subject, composed, { defs: composed.set.defs.usedBy(body), body });
}
