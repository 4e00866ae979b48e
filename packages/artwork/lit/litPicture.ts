import { rect } from '#kit/svg.ts';
import { along, down } from '#lit/light.ts';

import type { LitSet, Scene, SceneLayers } from './set.ts';

/** A scene with the shade that words need: on backdrops left and foot, both without an edge. */
export function litPicture(set: LitSet, scene: Scene): SceneLayers {
  const { w, h, tone, wide } = set;
  const ink = tone(0.01);
  const picture = scene(set);
  if (!wide) return picture;
  const left = along(set, 0, w * 0.6, [0, ink, 0.78], [0.35, ink, 0.56], [0.7, ink, 0.18], [1, ink, 0]);
  const foot = down(set, h * 0.6, h, [0, ink, 0], [0.5, ink, 0.34], [1, ink, 0.86]);
  const shade = rect(0, 0, w * 0.6, h, left) + rect(0, h * 0.6, w, h * 0.4, foot);
  return { ...picture, near: picture.near + shade };
}
