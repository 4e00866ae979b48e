import type { Bar } from './accompany.ts';
import type { Mood, Rhythm } from './moods.ts';
import type { SectionRole, ChooseOne, ScoreNote, VoiceName } from './score.ts';

type Setting = { mood: Mood; beat: number; beatsPerBar: number };
/** A stroke: time in beats from the bar's start, instrument, loudness, pitch. */
type Stroke = readonly [at: number, voice: VoiceName, velocity: number, pitch: number];

const patterns: Readonly<Record<Rhythm, readonly Stroke[]>> = {
  none: [],
  brushes: [
    [0, 'brush', 0.24, 60],
    [1, 'brush', 0.42, 66],
    [1.66, 'brush', 0.2, 70],
    [2, 'brush', 0.24, 60],
    [3, 'brush', 0.42, 66],
    [3.66, 'brush', 0.2, 70],
  ],
  pulse: [
    [0, 'drum', 0.46, 38],
    [1.5, 'drum', 0.24, 43],
    [2, 'drum', 0.34, 38],
    [0.5, 'tick', 0.16, 84],
    [1, 'tick', 0.24, 84],
    [2.5, 'tick', 0.16, 84],
    [3, 'tick', 0.24, 84],
    [3.5, 'tick', 0.16, 84],
  ],
  toms: [
    [0, 'drum', 0.56, 36],
    [2, 'drum', 0.3, 41],
    [3, 'drum', 0.36, 41],
    [3.5, 'drum', 0.26, 43],
  ],
  clock: [
    [0, 'tick', 0.22, 88],
    [1, 'tick', 0.14, 82],
    [2, 'tick', 0.22, 88],
    [3, 'tick', 0.14, 82],
  ],
  canter: [
    [0, 'brush', 0.34, 54],
    [0.66, 'brush', 0.2, 58],
    [1, 'brush', 0.28, 56],
    [2, 'brush', 0.34, 54],
    [2.66, 'brush', 0.2, 58],
    [3, 'brush', 0.28, 56],
  ],
};

/** The percussion: none in the opening and under the last chord; a little more as the title comes near. */
export function beatNotes(
  role: SectionRole,
  bars: readonly Bar[],
  setting: Setting,
  pick: ChooseOne,
): ScoreNote[] {
  if (role === 'opening') return [];
  const { mood, beat, beatsPerBar } = setting;
  const weight = { lines: 0.8, cast: 1, makers: 0.7, title: 1 }[role];
  return bars.flatMap((bar) =>
    bar.isEnd
      ? []
      : patterns[mood.rhythm]
          .filter(([at]) => at < beatsPerBar && at * beat < bar.length)
          .map(([at, voice, velocity, pitch], index) => {
            // No two strokes are quite alike, but the same stroke always sounds the same.
            const human = pick(`${role} stroke ${index}`, [0.9, 0.95, 1, 1.05, 1.1]);
            return {
              at: bar.at + at * beat,
              length: beat / 2,
              pitch,
              velocity: velocity * weight * human,
              voice,
              pan: voice === 'tick' ? 0.25 : -0.1,
            };
          }),
  );
}
