import { seeded } from '#server/artwork/kit/random.ts';
import { escapeXml, rect } from '#server/artwork/kit/svg.ts';
import { chooseScene } from '#server/artwork/lit/chooseScene.ts';
import { type SceneName, scenes } from '#server/artwork/lit/scenes.ts';
import { hours, joined } from '#server/artwork/lit/set.ts';
import type { ArtSubject } from '#server/artwork/ports.ts';
import { emptyBox } from '#server/artwork/type/outline.ts';

import type { Drawn } from './drawn.ts';
import { backdropSize, freshDefs, lookOf, seedOf, setUp } from './setUp.ts';

/** From the first light to the last: where an episode stands in its season, the light stands in its day. */
const day = ['dawn', 'fog', 'dusk', 'ember', 'night'] as const;

type Episode = { subject: ArtSubject; season: number; episode: number; of: number };

/** A still: the series' places by turns, seen at the episode's hour. No words. */
export function still({ subject, season, episode, of }: Episode, fine: boolean): Drawn {
  const seed = `${seedOf(subject, 'still')} ${season}.${episode}`;
  const random = seeded(seed);
  const defs = freshDefs(seed);
  const places = placesOf(subject, season);
  const scene = places[(episode - 1) % places.length] ?? 'hills';
  const set = setUp({ subject, scene, random, defs, fine, shape: 'backdrop' });
  const at = of < 2 ? 2 : Math.round(((episode - 1) / (of - 1)) * (day.length - 1));
  const { w, h } = backdropSize;
  const body = joined(
    scenes[scene]({
      ...set,
      hour: hours[day[at] ?? 'dusk'],
      focus: { ...set.focus, x: w * random.between(0.36, 0.66) },
    }),
  );
  const foot = defs.linear({
    from: [0, h * 0.7],
    to: [0, h],
    stops: [
      [0, set.tone(0.01), 0],
      [1, set.tone(0.01), 0.6],
    ],
  });
  return {
    defs: defs.all(),
    body: body + rect(0, h * 0.7, w, h * 0.3, foot),
    w,
    h,
    label: escapeXml(`${subject.title}, season ${season}, episode ${episode}`),
    box: emptyBox,
    size: 0,
    style: `still/${scene}`,
    look: lookOf(set, scene),
  };
}

/** Up to five places that a series returns to, in an order of each season's own. */
function placesOf(subject: ArtSubject, season: number): SceneName[] {
  const random = seeded(`${seedOf(subject, 'places')} ${season}`);
  const found = new Set<SceneName>();
  for (let i = 0; i < 24 && found.size < 5; i++) {
    const motifs = i < 8 ? subject.motifs : subject.motifs.toReversed();
    const wish = i < 14 ? motifs : ['figure'];
    found.add(chooseScene({ ...subject, motifs: wish }, random));
  }
  return [...found];
}
