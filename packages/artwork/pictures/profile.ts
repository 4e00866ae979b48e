import { type Colour, readable } from '#kit/colour.ts';
import { palettesOf } from '#kit/palette.ts';
import { seeded } from '#kit/random.ts';
import { escapeXml } from '#kit/svg.ts';
import { rampOf } from '#lit/ramp.ts';
import { initialsOf } from '#portrait/initials.ts';
import { forTwo, type MonogramName, monograms } from '#portrait/monograms.ts';
import { sign } from '#portrait/sign.ts';
import type { FaceName } from '#type/faces.ts';

import type { Drawn } from './drawn.ts';
import { freshDefs, posterSize } from './setUp.ts';

const tones = [
  'crimson',
  'amber',
  'gold',
  'olive',
  'emerald',
  'teal',
  'cyan',
  'cobalt',
  'indigo',
  'violet',
  'magenta',
  'rose',
  'sand',
  'ivory',
  'slate',
  'noir',
] as const;

/** Faces that carry a composition: thin ones are lost in slats, wide ones in a stack. */
const bold = [
  'black',
  'abril',
  'bowlby',
  'anton',
  'tight',
  'dela',
  'slab',
] as const satisfies readonly FaceName[];
const fine = [
  'gloock',
  'abril',
  'caslon',
  'italic',
  'young',
  'chonburi',
  'lime',
] as const satisfies readonly FaceName[];
const condensed = ['anton', 'league', 'abril', 'black', 'caslon'] as const satisfies readonly FaceName[];
const any = [...bold, ...fine, 'league'] as const satisfies readonly FaceName[];

const facesOf: Record<MonogramName, readonly [FaceName, ...FaceName[]]> = {
  giant: any,
  lens: any,
  stack: ['anton', 'league', 'black', 'abril', 'gloock', 'slab'],
  split: condensed,
  medal: fine,
  overprint: [...bold, 'league'],
  slats: ['anton', 'league'],
  lamp: any,
};

type Portrait = { drawn: Drawn; face: FaceName; ground: Colour; ink: Colour };

/** A person: a monogram in one of eight manners, and a small sign of the trade. `department` is where most of the work lies. Never a face. */
export function portrait(
  { name, department = '' }: { name: string; department?: string },
  detailed: boolean,
): Portrait {
  const seed = `${name} profile`;
  const random = seeded(seed);
  const defs = freshDefs(seed);
  const initials = initialsOf(name);
  const toneName = random.pick(tones);
  const palettes = palettesOf(toneName);
  const p = palettes[random.below(palettes.length)];
  if (p === undefined) throw new Error(`there is no palette for ${toneName}`);
  const wanted = random.pick(['giant', 'lens', 'stack', 'split', 'medal', 'overprint', 'slats', 'lamp']);
  const manner: MonogramName =
    initials.second === '' && forTwo.has(wanted) ? random.pick(['lens', 'split', 'overprint']) : wanted;
  const face = random.pick(facesOf[manner]);
  const made = monograms[manner]({ ...initials, face, p, tone: rampOf(toneName), random, defs });
  const { corner, body, box, ground } = made;
  const ink = readable([p.type, p.paper, p.ground], corner.ground);
  const trade = detailed ? sign(department, corner.x, corner.y - 84, 84, ink) : '';
  const drawn: Drawn = {
    defs: defs.all(),
    body: body + trade,
    ...posterSize,
    label: escapeXml(name),
    box,
    size: Math.round(box.bottom - box.top),
    style: `profile/${manner}/${face}`,
    look: null,
  };
  return { drawn, face, ground, ink: readable([p.type, p.paper, p.ground], ground) };
}

export const profile = (name: string, detailed: boolean, department = ''): Drawn =>
  portrait({ name, department }, detailed).drawn;
