/** A tune as steps of the scale from the tonic, each with its length in beats. */
export type Tune = readonly { step: number; beats: number }[];

const tune = (...notes: readonly (readonly [step: number, beats: number])[]): Tune =>
  notes.map(([step, beats]) => ({ step, beats }));

/** Motifs of four to six notes, by character. None of them ends on the tonic. */
export const melodies = {
  calm: [
    tune([4, 1.5], [3, 0.5], [2, 1], [4, 1], [1, 2]),
    tune([2, 1], [4, 1], [6, 1.5], [5, 0.5], [4, 2]),
    tune([0, 1], [2, 1], [1, 1.5], [4, 0.5], [3, 2]),
  ],
  bold: [
    tune([0, 1.5], [4, 0.5], [7, 2], [6, 1], [4, 1]),
    tune([4, 1], [0, 1], [4, 0.5], [5, 0.5], [6, 2]),
    tune([0, 1], [2, 0.5], [4, 0.5], [8, 2], [7, 1], [4, 1]),
  ],
  light: [
    tune([4, 0.5], [4, 0.5], [2, 1], [5, 0.5], [4, 1.5]),
    tune([0, 0.5], [2, 0.5], [4, 0.5], [2, 0.5], [5, 1], [3, 1]),
    tune([7, 1], [4, 0.5], [5, 0.5], [3, 1], [1, 1]),
  ],
  uneasy: [
    tune([0, 2], [1, 1], [0, 1], [3, 2]),
    tune([4, 1.5], [5, 1.5], [4, 1], [1, 2]),
    tune([2, 1], [1, 1], [5, 2], [4, 2]),
  ],
  sung: [
    tune([4, 2], [5, 1], [4, 1], [2, 1], [3, 1]),
    tune([2, 1], [3, 1], [4, 1], [7, 2], [6, 1]),
    tune([4, 1], [7, 2], [6, 1], [5, 1], [3, 1]),
  ],
} as const satisfies Record<string, readonly [Tune, ...Tune[]]>;
export type MotifKind = keyof typeof melodies;

export const moved = (notes: Tune, by: number): Tune =>
  notes.map(({ step, beats }) => ({ step: step + by, beats }));

/** Upside down, around its first note. */
export function inverted(notes: Tune): Tune {
  const first = notes[0]?.step ?? 0;
  return notes.map(({ step, beats }) => ({ step: 2 * first - step, beats }));
}

export const stretched = (notes: Tune, factor: number): Tune =>
  notes.map(({ step, beats }) => ({ step, beats: beats * factor }));

/** The motif resolved: its beginning, then by step to the tonic, which is sustained. */
export function resolved(notes: Tune, hold: number): Tune {
  const start = notes.slice(0, -1);
  const last = start.at(-1)?.step ?? 2;
  const home = last > 3 ? 7 : 0;
  return [...start, { step: home + 1, beats: 1 }, { step: home, beats: hold }];
}

export const lengthOf = (notes: Tune): number => notes.reduce((sum, { beats }) => sum + beats, 0);
