import type { Random } from '#kit/random.ts';
import type { Prop } from '#lit/set.ts';

import type { CompositionName } from './compositions.ts';

/** The two things and how much there is to read. */
type PropCast = { A: Prop; B: Prop; /** Letters of the title. */ letters: number };

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Recognisable by its outline alone, and broad enough for a pattern. */
const broad = names(
  'animal bird car castle couple crown dinosaur eye fire fish ghost hand hat heart house insect lightning mask moon plane robot rocket ship skull star train tree couple shield bridge thing',
);
/** Recognisable by its outline alone, but slender. */
const slender = names('sword knife key note flower figure cross ring');
/** Recognisable when two edges of the sheet cut it. */
const closely = names(
  'animal bird car castle crown dinosaur eye fire fish ghost hand hat heart house insect mask plane robot ship skull train clock thing',
);
/** Unrecognisable on top of a letter. */
const blurs = names('mask house eye insect couple');
/** May be placed somewhere alone. */
const dwellers = names(
  'figure couple house castle tree car rocket robot animal ship flag ghost dinosaur train school',
);
const walkers = names('figure couple animal robot ghost dinosaur');
/** What a line on a map may lead to. */
const rolls = names('train car plane door clock money letter key target');
const vessels = names('train car ship plane rocket');
const shimmer = names('rain space snow web puppet maze spiral');
/** Recognisable as a frieze or a string of the same. */
const repeats = names(
  'animal bird fish car hat key heart house eye flower tree insect ghost mask star hand skull plane ship crown money letter book note clock ball knife moon couple robot rocket umbrella thing',
);
const holders = names('hand house heart door hat book skull animal castle robot');
const cutters = names(
  'animal mask heart house door hat robot skull hand crown castle key insect bird train car ghost dinosaur flower',
);
const quilted = names(
  'animal car star house hat mask flower bird fish insect heart skull eye crown ship castle tree train thing',
);
const upsideDown = names(
  'figure knife sword hand tree key cross rocket castle dinosaur animal skull flower crown couple bird robot',
);
const tubes = names(
  'car heart eye hat couple moon star flower note skull hand crown animal lightning bird mask planet rocket ship fish target thing',
);
/** Broad enough for a landscape. */
const vessel = names(
  'animal hand heart hat skull castle bird crown robot ghost fish tree couple shield house dinosaur',
);
const climbers = names('figure animal robot ghost dinosaur');
/** Goals at the top of a climb. */
const goals = names(
  'star moon sun heart crown door castle house eye key flag planet clock cross ring letter tree',
);
/** Seen from below. */
const towers = names(
  'figure castle house rocket tree dinosaur robot ship cross sword knife insect hat skull crown animal train flag key school fire',
);
/** Land to be layered. */
const lands = names('mountains forest skyline desert island bridge');
const wide = names(
  'eye animal mask hand car train fish couple skull knife bird ship insect crown plane robot hat key',
);

const clear = ({ name }: Prop): boolean => broad.has(name) || slender.has(name);
const thing = ({ kind }: Prop): boolean => kind !== 'scene' && kind !== 'flat';
const compact = (prop: Prop): boolean => thing(prop) && !shimmer.has(prop.name);
const different = ({ A, B }: PropCast): boolean => A.name !== B.name;

/** How well a composition can carry a cast; 0 where it can't. */
export const suits: Record<CompositionName, (cast: PropCast) => number> = {
  beamOfLight: ({ A }) => (dwellers.has(A.name) || slender.has(A.name) || A.name === 'fire' ? 1 : 0),
  blinds: ({ A }) =>
    names('figure couple hand hat knife mask eye animal key skull bird robot ghost car').has(A.name) ? 1 : 0,
  closeUp: ({ A }) => (closely.has(A.name) ? 0.7 : 0),
  collage: (cast) => (compact(cast.A) && compact(cast.B) && different(cast) ? 0.9 : 0),
  concentric: ({ A }) => (compact(A) && (clear(A) || A.kind === 'round') ? 0.7 : 0),
  diagonal: ({ A }) =>
    vessels.has(A.name) || walkers.has(A.name) || clear(A) || A.kind === 'tall' ? 0.9 : 0,
  dots: ({ A }) => (broad.has(A.name) && A.name !== 'moon' ? 0.6 : 0),
  doubleExposure: ({ A, B }) =>
    !vessel.has(A.name) ? 0 : B.kind === 'scene' ? 2.4 : dwellers.has(B.name) ? 1 : 0,
  echo: ({ A }) => (clear(A) ? 0.7 : 0),
  emblem: ({ A, B }) => (A.kind !== 'flat' && compact(B) ? 0.6 : 0),
  horizon: ({ A }) => (A.kind === 'scene' && A.name !== 'staircase' && A.name !== 'stage' ? 1.2 : 0),
  letters: ({ letters }) => (letters <= 16 ? 0.5 : 0),
  lowSun: ({ A, B }) =>
    dwellers.has(A.name) || vessels.has(A.name)
      ? B.kind === 'scene'
        ? 1.6
        : 1
      : A.kind === 'scene' && A.name !== 'staircase' && A.name !== 'stage'
        ? 0.8
        : 0,
  matchbox: ({ A }) => (compact(A) ? 1 : 0),
  monogram: ({ A, letters }) => (clear(A) && !blurs.has(A.name) && letters > 3 ? 0.4 : 0),
  monument: ({ A }) => (towers.has(A.name) ? 1 : 0),
  negative: (cast) => (holders.has(cast.A.name) && clear(cast.B) && different(cast) ? 1.4 : 0),
  neon: ({ A }) => (tubes.has(A.name) ? 1 : 0),
  opArt: ({ A }) => (broad.has(A.name) && A.name !== 'moon' ? 1.4 : 0),
  outpost: ({ A, B }) => (dwellers.has(A.name) || (!clear(A) && dwellers.has(B.name)) ? 1.2 : 0),
  overprint: ({ A, letters }) => (clear(A) && A.name !== 'eye' && letters <= 15 ? 1.3 : 0),
  paperback: ({ A }) => (A.kind !== 'flat' ? 1 : 0),
  playingCard: (cast) => (compact(cast.A) && compact(cast.B) && different(cast) ? 1 : 0),
  portal: ({ A, B }) => (A.kind === 'scene' || B.kind === 'scene' ? 0.9 : compact(A) ? 0.3 : 0),
  procession: ({ A }) =>
    walkers.has(A.name) || vessels.has(A.name) || names('hand hat bird mask').has(A.name) ? 1 : 0,
  quilt: ({ A, B }) => (quilted.has(A.name) && compact(B) ? 1.8 : 0),
  reflection: (cast) =>
    thing(cast.A) && upsideDown.has(cast.B.name) && clear(cast.A) && different(cast) ? 1.2 : 0,
  repeat: (cast) => (repeats.has(cast.A.name) && compact(cast.B) && different(cast) ? 0.9 : 0),
  shadow: (cast) => (upsideDown.has(cast.A.name) && dwellers.has(cast.B.name) && different(cast) ? 1.5 : 0),
  split: ({ A }) => (compact(A) && (broad.has(A.name) || A.kind === 'round') ? 0.9 : 0),
  squares: ({ A }) => (compact(A) ? 0.3 : 0),
  staircase: (cast) =>
    different(cast) &&
    ((climbers.has(cast.A.name) && goals.has(cast.B.name)) ||
      (climbers.has(cast.B.name) && goals.has(cast.A.name)))
      ? 1.4
      : 0,
  stamp: ({ A }) => (A.kind !== 'flat' ? 0.8 : 0),
  strata: ({ A }) => (lands.has(A.name) ? 1.4 : dwellers.has(A.name) && A.name !== 'ghost' ? 1 : 0),
  strips: ({ A }) => (cutters.has(A.name) ? 1 : 0),
  sunburst: ({ A }) => (dwellers.has(A.name) || vessels.has(A.name) || clear(A) ? 1 : 0),
  swiss: ({ A }) => (compact(A) && !slender.has(A.name) ? 0.9 : 0),
  tear: (cast) => (wide.has(cast.A.name) && compact(cast.B) ? 1.4 : 0),
  threeFrames: (cast) =>
    compact(cast.A) && compact(cast.B) && different(cast) && broad.has(cast.A.name) ? 0.9 : 0,
  transit: (cast) =>
    compact(cast.A) &&
    compact(cast.B) &&
    different(cast) &&
    (rolls.has(cast.A.name) || rolls.has(cast.B.name))
      ? 1.6
      : 0,
  wallpaper: ({ A }) => (repeats.has(A.name) ? 1 : 0),
  wedge: ({ A }) => (clear(A) || A.name === 'clock' || A.name === 'flag' ? 1.6 : 0),
  woodcut: ({ A }) => (dwellers.has(A.name) || vessels.has(A.name) || clear(A) ? 1 : 0),
};

/** A composition with its leading and its second motif. */
type Arrangement = { name: CompositionName; A: Prop; B: Prop };

type Wish = { lead: Prop; second: Prop; title: string };

/** For casts that none of a school's compositions suits. */
const always: readonly CompositionName[] = [
  'horizon',
  'portal',
  'strata',
  'echo',
  'doubleExposure',
  'lowSun',
  'swiss',
  'squares',
  'letters',
  'stamp',
];

/** One of the compositions that can carry these two, the better suited more often; the second thing leads where the first can't. */
export function arrange(
  wanted: readonly CompositionName[],
  { lead, second, title }: Wish,
  random: Random,
): Arrangement {
  const letters = title.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const straight = { A: lead, B: second, letters };
  const swapped = { A: second, B: lead, letters };
  const roll = random.next();
  const weighed = (list: readonly CompositionName[], cast: PropCast, most: number) =>
    list
      .map((name) => ({ name, A: cast.A, B: cast.B, weight: Math.min(most, suits[name](cast)) }))
      .filter(({ weight }) => weight > 0);
  const first = weighed(wanted, straight, 9);
  const options = [
    () => (first.length > 0 ? [...first, ...weighed(wanted, swapped, 0.2)] : []),
    () => weighed(wanted, swapped, 9),
    () => weighed(always, straight, 9),
    () => weighed(always, swapped, 9),
  ];
  const list = options.map((option) => option()).find((found) => found.length > 0) ?? [];
  let left = roll * list.reduce((sum, { weight }) => sum + weight, 0);
  for (const { name, A, B, weight } of list) {
    left -= weight;
    if (left <= 0) return { name, A, B };
  }
  return { name: 'letters', A: lead, B: second };
}
