/** Notes are MIDI numbers: 60 is the C in the middle, 12 are an octave. */

export const scales = {
  major: [0, 2, 4, 5, 7, 9, 11],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  harmonic: [0, 2, 3, 5, 7, 8, 11],
} as const;
export type ScaleName = keyof typeof scales;

/** A chord on a step of the scale: 1 is the tonic. `major` raises its third, as for a dominant in minor. */
export type ChordName = { step: number; seventh?: true; major?: true; suspended?: true };
export type Key = { tonic: number; scale: ScaleName };

/** The note on a step of the scale, counted from 0 at the tonic, over as many octaves as wanted. */
export function pitchAt({ tonic, scale }: Key, step: number): number {
  const steps = scales[scale];
  const octave = Math.floor(step / steps.length);
  return tonic + octave * 12 + (steps[step - octave * steps.length] ?? 0);
}

export const pitchClass = (pitch: number): number => ((pitch % 12) + 12) % 12;

/** The pitch classes of a chord, root first. */
export function chordTones(key: Key, { step, seventh, major, suspended }: ChordName): number[] {
  const root = step - 1;
  const third = major ? pitchAt(key, root) + 4 : pitchAt(key, root + (suspended ? 3 : 2));
  const tones = [pitchAt(key, root), third, pitchAt(key, root + 4)];
  if (seventh) tones.push(pitchAt(key, root + 6));
  return tones.map(pitchClass);
}

/** The note of a chord that is nearest to a pitch. */
export function nearestTone(pitch: number, tones: readonly number[]): number {
  for (let off = 0; off < 7; off += 1) {
    if (tones.includes(pitchClass(pitch - off))) return pitch - off;
    if (tones.includes(pitchClass(pitch + off))) return pitch + off;
  }
  return pitch;
}

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
