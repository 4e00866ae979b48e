import { type Random, seeded } from '#kit/random.ts';
import { escapeXml, group, num, rect } from '#kit/svg.ts';
import { chooseScene, placesByGenre } from '#lit/chooseScene.ts';
import { type SceneName, scenes } from '#lit/scenes.ts';
import { hours, joinLayers, type LitSet } from '#lit/set.ts';
import type { ArtSubject } from '#ports.ts';
import { emptyBox } from '#type/outline.ts';

import type { Drawn } from './drawn.ts';
import { backdropSize, freshDefs, lookOf, seedOf, setUp } from './setUp.ts';

/** From dawn to dusk: an episode's place in its season decides the hour. */
const day = ['dawn', 'fog', 'dusk', 'ember', 'night'] as const;

/** The camera's distance, by turns; a place that returns is seen from another one. */
const framings = ['wide', 'close', 'mirrored', 'wide', 'facing'] as const;
type Framing = (typeof framings)[number];

type Episode = { subject: ArtSubject; season: number; episode: number; of: number };

/** A still: the series' places by turns, seen at the episode's hour and from its distance. No words. */
export function still({ subject, season, episode, of }: Episode, fine: boolean): Drawn {
  const seed = `${seedOf(subject, 'still')} ${season}.${episode}`;
  const random = seeded(seed);
  const defs = freshDefs(seed);
  const places = placesOf(subject, season);
  const index = episode - 1;
  const place = index % places.length;
  const scene = places[place] ?? 'hills';
  const returns = Math.floor(index / places.length);
  const framing = framings[(place + returns) % framings.length] ?? 'wide';
  const set = setUp({ subject, scene, random, defs, fine, shape: 'backdrop' });
  const at = of < 2 ? 2 : Math.round((index / (of - 1)) * (day.length - 1));
  const { w, h } = backdropSize;
  const focus = focusOf(set, framing, random);
  const picture = joinLayers(scenes[scene]({ ...set, hour: hours[day[at] ?? 'dusk'], focus }));
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
    body:
      framed(picture, framing, { x: focus.x, share: anchors[scene] ?? 0.56 }) +
      rect(0, h * 0.7, w, h * 0.3, foot),
    w,
    h,
    label: escapeXml(`${subject.title}, season ${season}, episode ${episode}`),
    box: emptyBox,
    size: 0,
    style: `still/${scene}`,
    look: lookOf(set, scene),
  };
}

/** A still has no text beside it: where all of it is visible, the light may be in the middle. */
const focusOf = ({ focus, w }: LitSet, framing: Framing, random: Random): LitSet['focus'] =>
  framing === 'wide' || framing === 'mirrored' ? { ...focus, x: w * random.between(0.36, 0.66) } : focus;

/** Where a nearer camera looks, as a share of the height; most look at a person's shoulders. */
const anchors: Partial<Record<SceneName, number>> = {
  facade: 0.18,
  iris: 0.42,
  clockTower: 0.4,
  scope: 0.42,
  sonar: 0.42,
};

function framed(picture: string, framing: Framing, { x, share }: { x: number; share: number }): string {
  const { w, h } = backdropSize;
  const near = framing === 'close' || framing === 'facing' ? 1.62 : 1;
  const mirrored = framing === 'mirrored' || framing === 'facing';
  if (near === 1 && !mirrored) return picture;
  const left = Math.min(0, Math.max(w - near * w, w / 2 - near * x));
  const top = h * share * (1 - near);
  return group(
    mirrored
      ? `transform="translate(${num(w - left)} ${num(top)})scale(${-near} ${near})"`
      : `transform="translate(${num(left)} ${num(top)})scale(${near})"`,
    picture,
  );
}

/** Open land of one kind looks much like another of these: a season shows one. */
const open = new Set<SceneName>(['hills', 'dunes', 'plain', 'snow', 'peaks', 'firs', 'telegraph', 'planted']);

/** Up to seven places that a series returns to, in an order of each season's own. */
function placesOf(subject: ArtSubject, season: number): SceneName[] {
  const random = seeded(`${seedOf(subject, 'places')} ${season}`);
  const found = new Set<SceneName>();
  const wishes = [subject.motifs, subject.motifs.toReversed(), ['figure']];
  const usual = subject.genres.flatMap((genre) => placesByGenre.get(genre) ?? []);
  for (let i = 0; i < 40 && found.size < 7; i++) {
    const wish = wishes[i < 12 ? 0 : i < 22 ? 1 : 2] ?? [];
    const name =
      i % 5 === 4 && usual[0] !== undefined
        ? random.pick([usual[0], ...usual.slice(1)])
        : chooseScene({ ...subject, motifs: wish }, random);
    const another = open.has(name) && [...found].some((place) => open.has(place));
    if (!another) found.add(name);
  }
  return [...found];
}
