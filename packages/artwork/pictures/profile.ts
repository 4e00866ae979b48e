import { type Colour, readable, palettesOf } from '#kit/colour.ts';
import { seeded } from '#kit/random.ts';
import { num, escapeXml } from '#kit/svg.ts';
import { rampOf } from '#lit/set.ts';
import { initialsOf } from '#portrait/initials.ts';
import { forTwo, type MonogramName, monograms } from '#portrait/monograms.ts';
import type { FaceName } from '#type/faces.ts';

import type { Drawn } from './drawn.ts';
import { freshDefs, posterSize } from './setUp.ts';

/** A person's main work, drawn in a box of 100 × 100. */
const signs: Record<string, string> = {
  // Corners of a viewfinder around a dot.
  Directing:
    'M4 30V14h26v9H13v7zM70 14h26v16h-9v-7H70zM96 70v16H70v-9h17v-7zM30 86H4V70h9v7h17zM50 39a11 11 0 1 1 0 22a11 11 0 1 1 0-22z',
  // A domino mask.
  Acting:
    'M2 34C17 25 34 28 50 37C66 28 83 25 98 34C99 54 91 73 76 74C64 75 60 63 50 63C40 63 36 75 24 74C9 73 1 54 2 34zM15 45C20 58 35 59 42 52C36 42 24 40 15 45zM85 45C76 40 64 42 58 52C65 59 80 58 85 45z',
  // A nib.
  Writing:
    'M50 2C58 22 72 36 78 52L62 82H38L22 52C28 36 42 22 50 2zM47 24V47A8 8 0 1 0 53 47V24zM36 88H64V98H36z',
};

/** A small sign with its upper left corner at x, y; nothing for a trade that has none. */
function sign(department: string, x: number, y: number, size: number, ink: Colour): string {
  const d = signs[department];
  if (d === undefined) return '';
  return `<path fill="${ink}" fill-rule="evenodd" transform="translate(${num(x)} ${num(y)})scale(${Math.round(size * 10) / 1000})" d="${d}"/>`;
}

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

/** Faces that suit a composition: thin ones are lost in slats, wide ones in a stack. */
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

/** A person, never as a face: a monogram, and a small sign of the trade. `department` is that of most of their work. */
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
