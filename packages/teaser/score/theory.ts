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
