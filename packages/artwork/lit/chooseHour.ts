import type { Random } from '#kit/random.ts';

import type { SceneName } from './scenes.ts';
import type { Hour } from './set.ts';

const nocturnal: ReadonlySet<SceneName> = new Set(['city', 'comet', 'viaduct', 'firs', 'bridge']);
const brightMoods = new Set([
  'uplifting',
  'feel-good',
  'cosy',
  'whimsical',
  'funny',
  'romantic',
  'inspiring',
  'awe',
]);
const softMoods = new Set(['bleak', 'melancholy', 'slow-burn', 'dreamlike', 'bittersweet', 'intimate']);
const darkMoods = new Set(['dark', 'scary', 'creepy', 'tense', 'suspenseful']);
const paleTones = new Set(['ivory', 'sand', 'rose', 'cyan']);

/** The hour follows mood and place; the seed decides among those that suit. */
export function chooseHour(
  scene: SceneName,
  moods: readonly string[],
  tone: string,
  random: Random,
): Hour['name'] {
  const bright = moods.some((mood) => brightMoods.has(mood));
  const soft = moods.some((mood) => softMoods.has(mood));
  const dark = moods.some((mood) => darkMoods.has(mood));
  const options: readonly Hour['name'][] = [
    'dusk',
    'night',
    'ember',
    ...(bright ? (['dawn', 'dawn', 'dusk'] as const) : []),
    ...(soft ? (['fog', 'fog', 'dawn'] as const) : []),
    ...(dark ? (['night', 'ember'] as const) : []),
    ...(nocturnal.has(scene) ? (['night', 'night'] as const) : []),
    ...(paleTones.has(tone) ? (['dawn', 'fog'] as const) : []),
  ];
  return random.pick(['dusk', ...options]);
}
