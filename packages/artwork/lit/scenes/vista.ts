import { put } from '#kit/motif.ts';
import { path } from '#kit/svg.ts';
import {
  type Crest,
  dunes,
  firs,
  flat,
  hills,
  peaks,
  roofs,
  heightAt,
  layer,
  under,
  water,
  windows,
} from '#lit/land.ts';
import { particles, glow, mistBand, orb, sky, stars } from '#lit/light.ts';
import { someone } from '#lit/people.ts';
import { backlit, celestial, colossus } from '#lit/prop.ts';
import { type LitSet, layerLevel, type Prop, type Scene, type SceneLayers } from '#lit/set.ts';

/** Crests from the farthest to the nearest, from the horizon down; the first `far` of them are behind the haze. */
type Ground = { far: number; crests: (set: LitSet, y: number, u: number) => readonly Crest[] };

const terrains = {
  hills: {
    far: 1,
    crests: (set, y, u) => [
      hills(set, y, u * 3.5),
      hills(set, y + u * 7, u * 4, 1.3),
      hills(set, y + u * 16, u * 4, 1),
      hills(set, y + u * 28, u * 5, 0.8),
    ],
  },
  dunes: {
    far: 1,
    crests: (set, y, u) => [
      dunes(set, y + u * 2, u * 5),
      dunes(set, y + u * 9, u * 9),
      dunes(set, y + u * 21, u * 12),
      hills(set, y + u * 32, u * 5, 0.7),
    ],
  },
  peaks: {
    far: 2,
    crests: (set, y, u) => [
      peaks(set, y - u * 9, u * 17),
      peaks(set, y - u * 1, u * 14),
      peaks(set, y + u * 9, u * 11),
      hills(set, y + u * 20, u * 4, 1.4),
      hills(set, y + u * 30, u * 4, 1),
    ],
  },
  firs: {
    far: 1,
    crests: (set, y, u) => [
      hills(set, y - u * 2, u * 5),
      firs(set, y + u * 4, u * 3, u * 9),
      firs(set, y + u * 14, u * 3, u * 15),
      firs(set, y + u * 34, u * 4, u * 27),
    ],
  },
  city: {
    far: 1,
    crests: (set, y, u) => [
      roofs(set, y - u * 3, u * 7, u * 26),
      roofs(set, y + u * 4, u * 8, u * 24),
      roofs(set, y + u * 13, u * 12, u * 20),
      roofs(set, y + u * 30, u * 17, u * 9),
    ],
  },
  sea: { far: 1, crests: (set, y, u) => [hills(set, y - u * set.random.between(0, 3), u * 2.4, 0.8)] },
  snow: {
    far: 1,
    crests: (set, y, u) => [
      hills(set, y - u, u * 2.2, 1),
      hills(set, y + u * 10, u * 3, 0.8),
      hills(set, y + u * 24, u * 5, 0.6),
    ],
  },
  plain: {
    far: 1,
    crests: (set, y, u) => [
      flat(set, y),
      hills(set, y + u * 3, u * 0.8, 2),
      hills(set, y + u * 14, u * 1.5, 1),
    ],
  },
} as const satisfies Record<string, Ground>;

type Terrain = keyof typeof terrains;

/** The subject: a small traveller, a colossus, something in the sky, or the light itself. */
type Role = 'traveller' | 'colossus' | 'celestial' | 'aloft';

/** Things with the outline of a statue: they may grow to the size of a mountain. Others would only be signs. */
const colossal = new Set(['sword', 'knife', 'hand', 'skull', 'robot', 'mask', 'cross', 'animal']);
/** Drawings that would look funny at that size. */
const tame = new Set(['bear', 'cat', 'lion', 'ape', 'fist', 'dog']);
/** Round things that suit a sky. */
const heavenly = new Set(['eye', 'clock', 'moon', 'sun', 'planet', 'ring', 'star']);
/** Travellers that are buildings or as large as one. */
const large = new Set(['house', 'castle', 'school', 'tree', 'dinosaur', 'train', 'ship', 'flag', 'puppet']);

const isColossal = ({ name, drawing }: Prop) => colossal.has(name) && !tame.has(drawing.tag);
const isHeavenly = ({ name, drawing }: Prop) => heavenly.has(name) && drawing.tag !== 'hourglass';

function roleOf({ lead, second }: LitSet): Role {
  for (const prop of [lead, second]) {
    if (prop.kind === 'actor') return 'traveller';
    if (isHeavenly(prop)) return 'celestial';
    if (isColossal(prop)) return 'colossus';
    if (prop.name === 'bird' || prop.name === 'plane') return 'aloft';
  }
  return 'traveller';
}

type Sun = { x: number; y: number; r: number };

/** Position of the light: behind the traveller, beside the colossus, in the eye of the picture. */
function sunOf({ focus, u, random, horizon, wide }: LitSet, role: Role): Sun {
  const above = role === 'traveller' && !wide ? 0.5 : random.between(0.05, 0.75);
  if (role === 'celestial') return { x: focus.x, y: focus.y, r: u * random.between(17, 23) };
  if (role === 'colossus') {
    const r = u * random.between(8, 13);
    const x = focus.x + random.pick([-1, 1]) * u * random.between(6, 20);
    return { x, y: horizon - u * random.between(26, 40), r };
  }
  const r = role === 'traveller' ? u * random.between(15, 27) : u * random.between(14, 21);
  return { x: focus.x, y: horizon - r * above, r };
}

/** A wide land under one light, and in it one thing. */
export const vista =
  (terrain: Terrain): Scene =>
  (set) => {
    const { u, hour, light, random, lead, second } = set;
    const role = roleOf(set);
    const ground = terrains[terrain];
    const layers = ground.crests(set, set.horizon, u);
    const sun = sunOf(set, role);
    const subject = lead.kind === 'actor' || second.kind !== 'actor' ? lead : second;
    const actor = subject.kind === 'actor' ? subject : someone(set);
    const body =
      role === 'celestial'
        ? celestial(set, isHeavenly(lead) ? lead : second, sun.x, sun.y, sun.r)
        : orb(set, sun.x, sun.y, sun.r);
    const behind = layers
      .slice(0, ground.far)
      .map((crest, i) => layer(set, crest, layerLevel(set, i, layers.length)));
    const back =
      sky(set) +
      (hour.stars ? stars(set) : '') +
      glow(set, sun.x, sun.y, sun.r * 3.4, light(0.8), hour.glow) +
      body +
      clouds(set);
    const far =
      behind.join('') +
      mistBand(set, set.horizon + u * 2, u * 14, light(hour.sky[2]), 0.34) +
      (role === 'colossus' ? statue(set, sun) : '') +
      (role === 'aloft' ? flyer(set, sun) : '');
    if (terrain === 'sea') {
      const boat = role !== 'celestial' || random.chance(0.4) ? afloat(set, actor, sun.x) : '';
      return {
        sky: back,
        far: far + water(set, set.horizon, sun.x, Math.max(sun.r * 1.3, u * 16)),
        subject: boat,
        near: weather(set),
      };
    }
    const front = foreground(set, terrain, layers.slice(ground.far), { role, actor, sun });
    return { sky: back, far: far + front.far, subject: front.subject, near: front.near + weather(set) };
  };

function statue(set: LitSet, sun: Sun): string {
  const { lead, second, focus, horizon, u, wide, light, hour } = set;
  const thing = isColossal(lead) ? lead : second;
  return (
    colossus(set, thing, focus.x, horizon + u * 11, u * (wide ? 62 : 50), { lightX: sun.x }) +
    mistBand(set, horizon + u * 8, u * 14, light(hour.sky[2] * 0.9), 0.5)
  );
}

function flyer({ lead, second, focus, u, wide, tone, light }: LitSet, { y, r }: Sun): string {
  const { drawing, name } = lead.name === 'bird' || lead.name === 'plane' ? lead : second;
  return put(
    drawing,
    focus.x + u * 2,
    y - r * 0.25,
    u * 23,
    { f: tone(0.03), a: tone(0.14), g: light(0.7) },
    { turn: name === 'plane' ? -8 : -4, flip: wide },
  );
}

type Story = { role: Role; actor: Prop; sun: Sun };

/** The nearer layers, and the figure on the first of them. */
function foreground(
  set: LitSet,
  terrain: Terrain,
  front: readonly Crest[],
  story: Story,
): Omit<SceneLayers, 'sky'> {
  const { u, random } = set;
  const { far } = terrains[terrain];
  const bearing = Math.max(0, front.length - 3);
  const peopled = story.role === 'traveller' || story.role === 'colossus' || random.chance(0.6);
  const pieces = front.map((crest, i) => {
    const level = layerLevel(set, far + i, far + front.length);
    const person = i === bearing && peopled ? standing(set, crest, level, story) : '';
    const lit =
      terrain === 'city' ? windows(set, crest, set.fine ? 46 - i * 10 : 14, u * (0.45 + i * 0.12)) : '';
    const shaded = terrain === 'dunes' && i < 2 ? lee(set, crest, level) : '';
    return person + layer(set, crest, level) + lit + shaded;
  });
  return {
    far: pieces.slice(0, bearing).join(''),
    subject: pieces[bearing] ?? '',
    near: pieces.slice(bearing + 1).join(''),
  };
}

function standing(set: LitSet, crest: Crest, level: number, { role, actor, sun }: Story): string {
  const { u, random, focus } = set;
  const travels = role === 'traveller';
  const prop = travels ? actor : someone(set);
  const size = travels ? u * (large.has(prop.name) ? 17 : 10.5) : u * 5.2;
  const x = travels ? sun.x + random.between(-0.35, 0.35) * sun.r : focus.x + u * random.between(-20, 8);
  return backlit(set, prop, x, heightAt(crest, x) + size * 0.03, size, {
    lightX: sun.x,
    level: Math.max(0.01, level - 0.06),
  });
}

/** Ships float, large things are on the far shore, and people on a spit of land before the water. */
function afloat(set: LitSet, actor: Prop, lightX: number): string {
  const { u, horizon, random } = set;
  if (actor.name === 'ship')
    return backlit(set, actor, lightX + u * random.between(-6, 6), horizon + u * 3.4, u * 20, { lightX });
  if (large.has(actor.name))
    return backlit(set, actor, lightX + u * 4, horizon + u * 0.6, u * 16, { lightX });
  const crest = hills(set, horizon + u * 22, u * 2.5, 0.7);
  const x = lightX + u * random.between(-7, 7);
  const size = u * 11;
  return (
    backlit(set, actor, x, heightAt(crest, x) + size * 0.03, size, { lightX }) +
    layer(set, crest, 0.01, { mist: 0.03 })
  );
}

/** The shaded side of a dune. */
function lee(set: LitSet, crest: Crest, level: number): string {
  const { u, tone } = set;
  const points = crest.points.map(([x, y], i): [number, number] => [
    x + u * 5,
    y + u * (2.5 + (i % 5) * 0.9),
  ]);
  return path(under({ smooth: true, points }, set.h), tone(Math.max(0, level - 0.09)), 'opacity=".4" ');
}

/** Thin banks of cloud across the light. */
function clouds(set: LitSet): string {
  const { dust: random, u, w, hour, tone, light, horizon, fine } = set;
  if (!fine || hour.name === 'fog' || random.chance(0.45)) return '';
  let d = '';
  const count = 3 + random.below(3);
  for (let i = 0; i < count; i++) {
    const length = w * random.between(0.18, 0.5);
    const x = set.focus.x + w * random.between(-0.35, 0.3) - length / 2;
    const y = horizon - u * random.between(6, 30);
    const thick = u * random.between(0.4, 1.3);
    d += `M${Math.round(x)} ${Math.round(y)}q${Math.round(length * 0.35)} ${Math.round(-thick * 2)} ${Math.round(length)} 0q${Math.round(-length * 0.55)} ${Math.round(thick * 1.4)} ${Math.round(-length)} 0z`;
  }
  return path(d, hour.stars ? tone(0.2) : light(hour.sky[1] * 1.15), 'opacity=".55" ');
}

function weather(set: LitSet): string {
  const names = new Set([set.lead.name, set.second.name]);
  if (names.has('snow')) return particles(set, set.light(1), { count: 130, size: 0.55 });
  if (names.has('fire')) return particles(set, set.light(0.86), { count: 60, size: 0.4 });
  return '';
}
