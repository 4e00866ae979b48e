import { seeded } from '#server/artwork/kit/random.ts';
import { escapeXml } from '#server/artwork/kit/svg.ts';
import { chooseScene, scenes } from '#server/artwork/lit/chooseScene.ts';
import { litPicture } from '#server/artwork/lit/litPicture.ts';
import type { ArtSubject } from '#server/artwork/ports.ts';
import { emptyBox } from '#server/artwork/type/outline.ts';

import type { Drawn } from './drawn.ts';
import { backdropSize, freshDefs, lookOf, seedOf, setUp } from './setUp.ts';

/** A wide picture without words: calm on the left, dark at the foot. `salt` tells pictures of one title apart. */
export function backdrop(subject: ArtSubject, fine: boolean, salt = ''): Drawn {
  const seed = `${seedOf(subject, 'backdrop')}${salt}`;
  const random = seeded(seed);
  const defs = freshDefs(seed);
  const scene = chooseScene({ motifs: subject.motifs, genres: subject.genres, random });
  const set = setUp({ subject, scene, random, defs, fine, shape: 'backdrop' });
  const body = litPicture(set, scenes[scene]);
  return {
    defs: defs.all(),
    body,
    ...backdropSize,
    label: escapeXml(subject.title),
    box: emptyBox,
    size: 0,
    style: `lit/${scene}`,
    look: lookOf(set, scene),
  };
}
