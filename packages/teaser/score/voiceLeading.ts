import { nearestTone, pitchClass } from './theory.ts';

/** Bass first, then three upper voices from low to high. */
export type Voicing = readonly [bass: number, low: number, middle: number, high: number];

const lowest = 50;
const highest = 74;
const bassLowest = 36;
const bassHighest = 50;
const widest = 18;

/** Two voices that move the same way from one perfect fifth or octave to another of the same kind. */
function isParallel(from: readonly [number, number], to: readonly [number, number]): boolean {
  const before = pitchClass(from[1] - from[0]);
  const after = pitchClass(to[1] - to[0]);
  const moves = from[0] !== to[0] && from[1] !== to[1];
  return moves && before === after && (after === 0 || after === 7);
}

export function hasParallels(from: Voicing, to: Voicing): boolean {
  for (let low = 0; low < from.length; low += 1)
    for (let high = low + 1; high < from.length; high += 1) {
      const pair = (voicing: Voicing): [number, number] => [voicing[low] ?? 0, voicing[high] ?? 0];
      if (isParallel(pair(from), pair(to))) return true;
    }
  return false;
}

function costOf(voicing: Voicing, tones: readonly number[], before: Voicing | null): number {
  const [bass, low, middle, high] = voicing;
  const upper = [low, middle, high].map(pitchClass);
  const [, third] = tones;
  // The third says what a chord is; a seventh that was asked for has to sound; the fifth may be missing.
  let cost = third !== undefined && !upper.includes(third) ? 30 : 0;
  if (tones[3] !== undefined && !upper.includes(tones[3])) cost += 14;
  if (new Set([pitchClass(bass), ...upper]).size < 3) cost += 18;
  cost += Math.max(0, high - middle - 9) + Math.max(0, middle - low - 9) + Math.max(0, low - bass - 19);
  if (before) {
    for (const voice of [1, 2, 3] as const) {
      const leap = Math.abs(voicing[voice] - before[voice]);
      cost += leap + Math.max(0, leap - 4) * 4;
    }
    if (hasParallels(before, voicing)) cost += 60;
    // All voices in one direction sound like one voice.
    const ways = new Set(voicing.map((pitch, voice) => Math.sign(pitch - (before[voice] ?? pitch))));
    if (ways.size === 1 && !ways.has(0)) cost += 6;
  } else cost += Math.abs(middle - 62);
  return cost;
}

/** Every way to set three voices over a bass, from low to high. */
function* voicingsOf(bass: number, tones: readonly number[]): Generator<Voicing> {
  const pitches: number[] = [];
  for (let pitch = lowest; pitch <= highest; pitch += 1)
    if (tones.includes(pitchClass(pitch))) pitches.push(pitch);
  for (const [index, low] of pitches.entries())
    for (const [next, middle] of pitches.slice(index + 1).entries())
      for (const high of pitches.slice(index + next + 2))
        if (high - low <= widest) yield [bass, low, middle, high];
}

/** The chord in four voices, each moving as little as possible, none in parallel fifths or octaves. */
export function voice(tones: readonly number[], before: Voicing | null): Voicing {
  const near = nearestTone(before?.[0] ?? 43, [tones[0] ?? 0]);
  const bass = near < bassLowest ? near + 12 : near > bassHighest ? near - 12 : near;
  let best: Voicing = [bass, bass + 12, bass + 16, bass + 19];
  let least = Number.POSITIVE_INFINITY;
  for (const voicing of voicingsOf(bass, tones)) {
    const cost = costOf(voicing, tones, before);
    if (cost < least) [best, least] = [voicing, cost];
  }
  return best;
}
