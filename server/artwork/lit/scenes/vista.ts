import { put } from '../../kit/motif.ts';
import { path } from '../../kit/svg.ts';
import {
  dunes,
  firs,
  flat,
  heightAt,
  hills,
  layer,
  peaks,
  roofs,
  under,
  water,
  windows,
  type Crest,
} from '../land.ts';
import { drift, glow, mistBand, orb, sky, stars } from '../light.ts';
import { backlit, celestial, colossus, someone } from '../prop.ts';
import { layerLevel, type LitSet, type Scene } from '../set.ts';

export type Terrain = 'hills' | 'dunes' | 'peaks' | 'firs' | 'city' | 'sea' | 'snow' | 'plain';

type Ground = { layers: Crest[]; far: number };

function groundOf(set: LitSet, terrain: Terrain): Ground {
  const { horizon: y, u, random } = set;
  switch (terrain) {
    case 'hills':
      return {
        far: 1,
        layers: [
          hills(set, y, u * 3.5),
          hills(set, y + u * 7, u * 4, 1.3),
          hills(set, y + u * 16, u * 4, 1),
          hills(set, y + u * 28, u * 5, 0.8),
        ],
      };
    case 'dunes':
      return {
        far: 1,
        layers: [
          dunes(set, y + u * 2, u * 5),
          dunes(set, y + u * 9, u * 9),
          dunes(set, y + u * 21, u * 12),
          hills(set, y + u * 32, u * 5, 0.7),
        ],
      };
    case 'peaks':
      return {
        far: 2,
        layers: [
          peaks(set, y - u * 9, u * 17),
          peaks(set, y - u * 1, u * 14),
          peaks(set, y + u * 9, u * 11),
          hills(set, y + u * 20, u * 4, 1.4),
          hills(set, y + u * 30, u * 4, 1),
        ],
      };
    case 'firs':
      return {
        far: 1,
        layers: [
          hills(set, y - u * 2, u * 5),
          firs(set, y + u * 4, u * 3, u * 9),
          firs(set, y + u * 14, u * 3, u * 15),
          firs(set, y + u * 34, u * 4, u * 27),
        ],
      };
    case 'city':
      return {
        far: 1,
        layers: [
          roofs(set, y - u * 3, u * 7, u * 26),
          roofs(set, y + u * 4, u * 8, u * 24),
          roofs(set, y + u * 13, u * 12, u * 20),
          roofs(set, y + u * 30, u * 17, u * 9),
        ],
      };
    case 'sea':
      return { far: 1, layers: [hills(set, y - u * random.between(0, 3), u * 2.4, 0.8)] };
    case 'snow':
      return {
        far: 1,
        layers: [
          hills(set, y - u, u * 2.2, 1),
          hills(set, y + u * 10, u * 3, 0.8),
          hills(set, y + u * 24, u * 5, 0.6),
        ],
      };
    case 'plain':
      return {
        far: 1,
        layers: [flat(set, y), hills(set, y + u * 3, u * 0.8, 2), hills(set, y + u * 14, u * 1.5, 1)],
      };
  }
}

/** A wide land under one light, and in it one thing: as small as a traveller, as large as a mountain, or in the sky. */
export const vista =
  (terrain: Terrain): Scene =>
  (set) => {
    const { focus, u, random, lead, second, hour, light, tone, w, wide } = set;
    const role = roleOf(set);
    const ground = groundOf(set, terrain);
    const actor = lead.kind === 'actor' ? lead : second.kind === 'actor' ? second : someone(set);
    const above = role === 'traveller' && !set.wide ? 0.5 : random.between(0.05, 0.75);
    const r =
      role === 'celestial'
        ? u * random.between(17, 23)
        : role === 'traveller'
          ? u * random.between(15, 27)
          : u * random.between(8, 13);
    const far = role === 'colossus' ? random.pick([-1, 1]) * u * random.between(6, 20) : 0;
    const sunX = focus.x + far;
    const sunY =
      role === 'celestial'
        ? focus.y
        : role === 'colossus'
          ? set.horizon - u * random.between(26, 40)
          : set.horizon - r * above;

    const disc =
      glow(set, sunX, sunY, r * 3.4, light(0.8), hour.glow) +
      (role === 'celestial' ? celestial(set, round(set), sunX, sunY, r) : orb(set, sunX, sunY, r));
    const back = ground.layers.slice(0, ground.far);
    const front = ground.layers.slice(ground.far);
    const count = ground.layers.length;

    let picture = sky(set) + (hour.stars ? stars(set) : '') + disc + clouds(set);
    back.forEach((crest, i) => (picture += layer(set, crest, layerLevel(set, i, count))));
    picture += mistBand(set, set.horizon + u * 2, u * 14, light(hour.sky[2]), 0.34);
    if (role === 'colossus') {
      const thing = lead.kind === 'scene' || lead.kind === 'actor' ? second : lead;
      picture += colossus(set, thing, focus.x, set.horizon + u * 11, u * (wide ? 62 : 50), { lightX: sunX });
      picture += mistBand(set, set.horizon + u * 8, u * 14, light(hour.sky[2] * 0.9), 0.5);
    }
    if (role === 'aloft') {
      const thing = lead.kind === 'sky' ? lead : second;
      picture += put(
        thing.drawing,
        focus.x + u * 2,
        sunY - (set.wide ? u * 4 : r * 0.2),
        u * (thing.name === 'fish' ? 30 : 32),
        { f: tone(0.03), a: tone(0.14), g: light(0.7) },
        { turn: thing.name === 'plane' ? -8 : -4, flip: set.wide },
      );
    }
    if (terrain === 'sea') {
      picture += water(set, set.horizon, sunX, Math.max(r * 1.3, u * 16));
      if (role !== 'celestial' || random.chance(0.4)) picture += afloat(set, actor, sunX);
      return picture + weather(set);
    }
    front.forEach((crest, i) => {
      const level = layerLevel(set, i + ground.far, count);
      const bearing = i === Math.max(0, front.length - 3);
      if (bearing && (role === 'traveller' || role === 'colossus' || random.chance(0.6))) {
        const small = role === 'traveller' ? actor : someone(set);
        const built = [
          'house',
          'castle',
          'school',
          'tree',
          'dinosaur',
          'train',
          'ship',
          'flag',
          'puppet',
        ].includes(small.name);
        const size = role === 'traveller' ? u * (built ? 17 : 10.5) : u * 5.2;
        const x =
          role === 'traveller'
            ? sunX + random.between(-0.35, 0.35) * r
            : focus.x + u * random.between(-20, 8);
        picture += backlit(set, small, x, heightAt(crest, x) + size * 0.03, size, {
          lightX: sunX,
          level: Math.max(0.01, level - 0.06),
        });
      }
      picture += layer(set, crest, level);
      if (terrain === 'city' && i < front.length)
        picture += windows(set, crest, set.fine ? 46 - i * 10 : 14, u * (0.45 + i * 0.12));
      if (terrain === 'dunes' && i < 2) picture += lee(set, crest, level);
    });
    if (w > set.h && terrain === 'snow') picture += drift(set, light(1), { count: 90, size: 0.5 });
    return picture + weather(set);
  };

type Role = 'traveller' | 'colossus' | 'celestial' | 'aloft';

function roleOf({ lead, second }: LitSet): Role {
  const kinds = [lead, second].map(({ kind }) => kind);
  if (lead.kind === 'round') return 'celestial';
  if (lead.kind === 'object' || lead.kind === 'tall') return 'colossus';
  if (lead.kind === 'sky') return 'aloft';
  if (lead.kind === 'actor') return 'traveller';
  if (kinds.includes('round')) return 'celestial';
  if (kinds.includes('object') || kinds.includes('tall')) return 'colossus';
  if (kinds.includes('sky')) return 'aloft';
  return 'traveller';
}

const round = ({ lead, second }: LitSet) => (lead.kind === 'round' ? lead : second);

/** Ships float; everyone else stands on a spit of land. */
function afloat(set: LitSet, actor: LitSet['lead'], lightX: number): string {
  const { u, horizon, random } = set;
  if (actor.name === 'ship')
    return backlit(set, actor, lightX + u * random.between(-6, 6), horizon + u * 3.4, u * 20, { lightX });
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
  const lowered: Crest = {
    smooth: true,
    points: crest.points.map(([x, y], i) => [x + u * 5, y + u * (2.5 + (i % 5) * 0.9)]),
  };
  return path(under(lowered, set.h), tone(Math.max(0, level - 0.09)), 'opacity=".4" ');
}

/** Thin banks of cloud across the light. */
function clouds(set: LitSet): string {
  const { random, u, w, hour, tone, light, horizon, fine } = set;
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
  const names = [set.lead.name, set.second.name];
  if (names.includes('snow')) return drift(set, set.light(1), { count: 130, size: 0.55 });
  if (names.includes('fire')) return drift(set, set.light(0.86), { count: 60, size: 0.4 });
  return '';
}
