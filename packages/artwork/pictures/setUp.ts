import rows from '@marquee/content/motifs/drawings.json' with { type: 'json' };

import { type Drawing, type Motif, motifNamed } from '#kit/motif.ts';
import { type Random, seeded } from '#kit/random.ts';
import { createDefs, type Defs } from '#kit/svg.ts';
import { isDrawingVetoed } from '#kit/vetoes.ts';
import { wordPattern } from '#kit/wordPattern.ts';
import { chooseHour } from '#lit/chooseScene.ts';
import { castOf, personNamed } from '#lit/people.ts';
import type { SceneName } from '#lit/scenes.ts';
import { type Cast, companionsOf, rampOf, hours, type LitSet, type Prop } from '#lit/set.ts';
import type { ArtSubject } from '#ports.ts';

import type { Look } from './drawn.ts';
import { rollOf } from './rolls.ts';

type Row = {
  motif: string;
  drawing: string;
  /** Words of a title that ask for the drawing. */
  words?: readonly string[];
  /** Words with which the others mean something else. */
  unless?: readonly string[];
  /** Fits anything. Every other drawing means one thing only, and is never chosen by chance. */
  free?: true;
};

type Asked = { drawing: string; words: RegExp; unless: RegExp | null };
type Drawings = { asked: Asked[]; free: string[] };

/** Motifs that aren't listed may show any of their drawings. */
const drawingsByMotif = new Map<string, Drawings>();
for (const { motif, drawing, words, unless, free } of rows as readonly Row[]) {
  const drawings = drawingsByMotif.get(motif) ?? { asked: [], free: [] };
  drawingsByMotif.set(motif, drawings);
  if (words)
    drawings.asked.push({ drawing, words: wordPattern(words), unless: unless ? wordPattern(unless) : null });
  if (free) drawings.free.push(drawing);
}

/** One drawing of a motif: what the title's words ask for, else by the seed among those that fit anything. */
export function chooseDrawing(
  name: string,
  subject: ArtSubject,
  random: Random,
): { drawing: Drawing; motif: Motif } {
  const motif = motifNamed(name);
  const { asked, free } = drawingsByMotif.get(name) ?? { asked: [], free: [] };
  const words = [subject.title, ...subject.keywords, ...subject.genres].join(', ').toLowerCase();
  // Drawn even where it isn't needed: what comes after it in the picture must not depend on the words.
  const roll = random.next();
  const tag = firstAsked(asked, words);
  const chosen = subject.chosen?.drawing;
  const isOpen = (variant: Drawing) =>
    tag === undefined ? free.length === 0 || free.includes(variant.tag) : variant.tag === tag;
  const open =
    chosen === undefined
      ? allowedOf(subject, name, isOpen)
      : motif.variants.filter((variant) => variant.tag === chosen);
  const drawing = open[Math.floor(roll * open.length)] ?? motif.variants[0];
  return { drawing, motif: { ...motif, kind: motif.kinds[drawing.tag] ?? motif.kind } };
}

/** Those that a title's genres allow: of the ones that fit, else of all. */
function allowedOf(
  subject: ArtSubject,
  name: string,
  isOpen: (variant: Drawing) => boolean,
): readonly Drawing[] {
  const allowed = motifNamed(name).variants.filter(({ tag }) => !isDrawingVetoed(subject, `${name}/${tag}`));
  const fitting = allowed.filter(isOpen);
  return fitting.length > 0 ? fitting : allowed;
}

/** The drawing whose word comes first: a row of the catalogue names its weightiest keywords first. */
function firstAsked(asked: readonly Asked[], text: string): string | undefined {
  let [found, place] = [undefined as string | undefined, Infinity];
  for (const { drawing, words, unless } of asked) {
    const at = words.exec(text)?.index ?? Infinity;
    if (at < place && !unless?.test(text)) [found, place] = [drawing, at];
  }
  return found;
}

export const posterSize = { w: 684, h: 1026 };
export const backdropSize = { w: 1600, h: 900 };

/** A prefix for the names inside a picture that no other picture of a page is likely to share. */
const prefixOf = (seed: string): string => `i${Math.floor(seeded(seed).next() * 36 ** 4).toString(36)}-`;

/** `roll` is the random variant; the stored one makes the title's picture differ from all others. */
export function seedOf(subject: ArtSubject, kind: string, roll = storedRoll(subject, kind)): string {
  const first = `${subject.title} ${subject.year} ${kind}`;
  return roll === 0 ? first : `${first} ${roll}`;
}

const storedRoll = (subject: ArtSubject, kind: string): number =>
  kind === 'poster' || kind === 'backdrop' ? rollOf(subject, kind) : 0;

export function propOf(motif: string, subject: ArtSubject, random: Random): Prop {
  const { drawing, motif: found } = chooseDrawing(motif, subject, random);
  return { name: motif, kind: found.kind, drawing };
}

/** The people that suit the title. */
const peopled = (prop: Prop, cast: Cast, random: Random): Prop =>
  prop.name === 'figure'
    ? personNamed(random.pick(cast))
    : prop.name === 'couple'
      ? { ...personNamed(random.pick(['pair', 'waltz', 'pair'])), name: 'couple' }
      : prop;

type SetUp = {
  subject: ArtSubject;
  scene: SceneName;
  random: Random;
  defs: Defs;
  fine: boolean;
  /** Posters: position of the title, which decides how high the land is. */
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
  const cast = castOf(subject);
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
    lead: peopled(propOf(lead, subject, random), cast, random),
    second: peopled(propOf(second, subject, random), cast, random),
    cast,
    words: [subject.title, ...subject.genres, ...subject.keywords].join(' ').toLowerCase(),
    fine,
  };
}

export const freshDefs = (seed: string): Defs => createDefs(prefixOf(seed));

/** What a viewer remembers of a lit picture. */
export const lookOf = ({ lead, hour, tone }: LitSet, scene: SceneName): Look => ({
  family: 'lit',
  composition: scene,
  drawing: `${lead.name}/${lead.drawing.tag}`,
  palette: `${tone(0.5)}/${hour.name}`,
});
