import { type Colour, mix } from '#kit/colour.ts';

type Steps = readonly [ink: Colour, deep: Colour, mid: Colour, light: Colour, pale: Colour];

/** From the darkest shade of a tone to its light. */
const ramps: Record<string, Steps> = {
  crimson: ['#120304', '#4a0c10', '#a3231f', '#e8613f', '#fbd3b4'],
  amber: ['#130802', '#50240a', '#b35e12', '#efa63f', '#fde7b8'],
  gold: ['#110e03', '#45360c', '#9a781d', '#dfbb4d', '#faecbf'],
  olive: ['#0b0d06', '#2a3015', '#646c2e', '#a9ad65', '#e9e7c0'],
  emerald: ['#030e0a', '#0a3224', '#1c6b4b', '#5fb487', '#d4ecd4'],
  teal: ['#030f11', '#0a343a', '#1b6c70', '#61b3ad', '#d4ece5'],
  cyan: ['#041118', '#0e3a4d', '#28829f', '#85c8d8', '#e6f5f3'],
  cobalt: ['#040917', '#0f224e', '#254f99', '#739ddb', '#dae7f5'],
  indigo: ['#080618', '#1f1a51', '#473b98', '#9587d4', '#e2dcf3'],
  violet: ['#0e0617', '#35194c', '#6c3b8f', '#b388ca', '#eddcf1'],
  magenta: ['#160512', '#4d103a', '#9a2573', '#dc6fa4', '#f9d6df'],
  rose: ['#170a0b', '#53252d', '#a6555f', '#e2a5a1', '#fae5db'],
  sand: ['#120f09', '#463825', '#907851', '#d2be8f', '#f5ecd4'],
  ivory: ['#12110e', '#4a463f', '#988f83', '#d8d0c1', '#f8f3e8'],
  slate: ['#080b0e', '#222a31', '#4b5a66', '#90a2ae', '#dfe7ea'],
  noir: ['#050505', '#1b1a19', '#42403c', '#97918a', '#f1ece4'],
};

/** The light that flatters a tone without leaving it: its sky may burn in this one towards the horizon. */
const companions: Record<string, readonly [string, ...string[]]> = {
  crimson: ['amber', 'gold'],
  amber: ['gold', 'crimson'],
  gold: ['amber', 'ivory'],
  olive: ['gold', 'amber'],
  emerald: ['gold', 'cyan'],
  teal: ['amber', 'gold'],
  cyan: ['rose', 'amber'],
  cobalt: ['amber', 'rose'],
  indigo: ['rose', 'amber'],
  violet: ['rose', 'amber'],
  magenta: ['amber', 'rose'],
  rose: ['amber', 'ivory'],
  sand: ['amber', 'ivory'],
  ivory: ['sand', 'rose'],
  slate: ['amber', 'ivory'],
  noir: ['ivory', 'crimson'],
};

/** A shade between 0 (night) and 1 (light itself). */
export type Ramp = (level: number) => Colour;

export function rampOf(tone: string): Ramp {
  const steps = ramps[tone] ?? ramps['slate'];
  if (steps === undefined) throw new Error('there is no ramp for slate');
  const known = new Map<number, Colour>();
  return (level) => {
    const at = Math.round(Math.min(1, Math.max(0, level)) * 200) / 200;
    const before = known.get(at);
    if (before !== undefined) return before;
    const step = Math.min(3, Math.floor(at * 4));
    const colour = mix(steps[step] ?? steps[0], steps[step + 1] ?? steps[4], at * 4 - step);
    known.set(at, colour);
    return colour;
  };
}

export const companionsOf = (tone: string): readonly [string, ...string[]] => companions[tone] ?? ['ivory'];
