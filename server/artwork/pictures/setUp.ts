import { drawingOf } from '#server/artwork/kit/motif.ts';
import { type Random, seeded } from '#server/artwork/kit/random.ts';
import { createDefs, type Defs } from '#server/artwork/kit/svg.ts';
import { chooseHour, type SceneName } from '#server/artwork/lit/chooseScene.ts';
import { companionsOf, rampOf } from '#server/artwork/lit/ramp.ts';
import { hours, type LitSet, type Prop } from '#server/artwork/lit/set.ts';
import type { ArtSubject } from '#server/artwork/ports.ts';

import { chooseDrawing } from './chooseDrawing.ts';
import type { Look } from './drawn.ts';

export const posterSize = { w: 684, h: 1026 };
export const backdropSize = { w: 1600, h: 900 };

/** A prefix for the names inside a picture that no other picture of a page is likely to share. */
const prefixOf = (seed: string): string => `i${Math.floor(seeded(seed).next() * 36 ** 4).toString(36)}-`;

export const seedOf = ({ title, year }: ArtSubject, kind: string): string => `${title} ${year} ${kind}`;

export function propOf(motif: string, subject: ArtSubject, random: Random): Prop {
  const { drawing, motif: found } = chooseDrawing(motif, subject, random);
  return { name: motif, kind: found.kind, drawing };
}

/** Two heads are no outline against the light: the couple walks instead. */
const outlined = (prop: Prop): Prop =>
  prop.name === 'couple' && prop.drawing.tag === 'profiles'
    ? { ...prop, drawing: drawingOf('couple', 'walk') }
    : prop;

type SetUp = {
  subject: ArtSubject;
  scene: SceneName;
  random: Random;
  defs: Defs;
  fine: boolean;
  /** Posters: where the title stands, which decides how high the land is. */
  title?: 'head' | 'foot';
  shape: 'poster' | 'backdrop';
};

/** Light, place and things of a lit picture. Every choice is drawn in the same order, whatever is used of it later. */
export function setUp({ subject, scene, random, defs, fine, title = 'foot', shape }: SetUp): LitSet {
  const wide = shape === 'backdrop';
  const { w, h } = wide ? backdropSize : posterSize;
  const hour = chooseHour(scene, subject.moods, subject.tone, random);
  const own = rampOf(subject.tone);
  const companion = rampOf(random.pick(companionsOf(subject.tone)));
  const light = random.chance(0.4) ? companion : own;
  const across = wide ? random.between(0.64, 0.74) : random.between(0.42, 0.58);
  const horizon = wide
    ? random.between(0.6, 0.68)
    : title === 'foot'
      ? random.between(0.54, 0.61)
      : random.between(0.68, 0.74);
  const [lead, second] = [subject.motifs[0] ?? 'star', subject.motifs[1] ?? subject.motifs[0] ?? 'star'];
  return {
    w,
    h,
    wide,
    u: wide ? 9 : 8,
    focus: { x: w * across, y: h * (title === 'foot' ? 0.38 : 0.5) },
    horizon: h * horizon,
    random,
    dust: seeded(`${subject.title} ${scene} dust`),
    defs,
    tone: own,
    light,
    hour: hours[hour],
    lead: outlined(propOf(lead, subject, random)),
    second: outlined(propOf(second, subject, random)),
    fine,
  };
}

export const freshDefs = (seed: string): Defs => createDefs(prefixOf(seed));

/** What stays in mind of a lit picture. */
export const lookOf = ({ lead, hour, tone }: LitSet, scene: SceneName): Look => ({
  family: 'lit',
  composition: scene,
  drawing: `${lead.name}/${lead.drawing.tag}`,
  palette: `${tone(0.5)}/${hour.name}`,
});
