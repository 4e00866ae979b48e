import type { Prop } from '#server/artwork/lit/set.ts';

import type { CompositionName } from './compositions.ts';

/** A composition with the motif that leads it and the one that answers. */
export type Arrangement = { name: CompositionName; A: Prop; B: Prop };

const wantsScene: ReadonlySet<CompositionName> = new Set(['horizon', 'strata']);
const refusesScene: ReadonlySet<CompositionName> = new Set([
  'negative',
  'closeUp',
  'split',
  'repeat',
  'shadow',
  'procession',
  'strips',
  'diagonal',
  'collage',
  'reflection',
  'concentric',
]);

/** Things that are still themselves upside down and in black. */
const castsShadow = new Set([
  'figure',
  'knife',
  'sword',
  'hand',
  'tree',
  'key',
  'cross',
  'rocket',
  'castle',
  'house',
  'dinosaur',
  'animal',
  'skull',
  'flower',
  'puppet',
  'crown',
]);

/** Things whose outline survives being cut into slats. */
const survivesCutting = new Set([
  'animal',
  'mask',
  'heart',
  'house',
  'door',
  'hat',
  'robot',
  'skull',
  'eye',
  'hand',
  'crown',
  'castle',
  'key',
  'couple',
  'insect',
  'bird',
]);

/** What a motif can't do, another composition does. */
export function arrange(wanted: CompositionName, lead: Prop, second: Prop, title: string): Arrangement {
  if (lead.kind === 'flat')
    return second.kind === 'flat'
      ? { name: 'letters', A: lead, B: second }
      : arrange(wanted, second, lead, title);
  const straight = { A: lead, B: second };
  const swapped = { A: second, B: lead };
  if (lead.kind === 'scene' && refusesScene.has(wanted))
    return second.kind === 'scene' || second.kind === 'flat'
      ? { name: 'portal', ...straight }
      : { name: fitting(wanted, second, title), ...swapped };
  if (lead.kind !== 'scene' && second.kind === 'scene' && wantsScene.has(wanted))
    return { name: wanted, ...swapped };
  return { name: fitting(wanted, lead, title), ...straight };
}

function fitting(wanted: CompositionName, lead: Prop, title: string): CompositionName {
  const scene = lead.kind === 'scene';
  if (wanted === 'horizon' && !scene) return 'monument';
  if (wanted === 'shadow' && !castsShadow.has(lead.name))
    return lead.kind === 'round' ? 'concentric' : 'monument';
  if (wanted === 'strips' && !survivesCutting.has(lead.name)) return 'split';
  if (wanted === 'closeUp' && ['sun', 'moon', 'planet', 'ball'].includes(lead.name)) return 'swiss';
  if (wanted === 'letters' && title.replaceAll(/[^a-z]/gi, '').length > 16)
    return scene ? 'horizon' : 'monument';
  return wanted;
}
