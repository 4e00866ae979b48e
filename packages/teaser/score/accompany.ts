import type { Mood } from './moods.ts';
import type { SectionRole, ScoreNote, VoiceName } from './score.ts';
import type { Voicing } from './voiceLeading.ts';

export type Bar = { at: number; length: number; tones: readonly number[]; voicing: Voicing; isEnd: boolean };
type Setting = { mood: Mood; beat: number; beatsPerBar: number };

const pans = [0, -0.35, 0.05, 0.4] as const;

const note = (
  voice: VoiceName,
  [at, length, pitch, velocity]: readonly [number, number, number, number],
  pan = 0,
): ScoreNote => ({ at, length, pitch, velocity, voice, pan });

/** The three upper voices of a bar, sustained. */
const held = (bar: Bar, voice: VoiceName, velocity: number): ScoreNote[] =>
  bar.voicing
    .slice(1)
    .map((pitch, index) => note(voice, [bar.at, bar.length * 1.02, pitch, velocity], pans[index + 1] ?? 0));

const beatsOf = ({ length }: Bar, beat: number) => Math.max(1, Math.round(length / beat));
const bassOf = ({ voicing }: Bar) => voicing[0];

function arpeggio(bar: Bar, { mood, beat }: Setting): ScoreNote[] {
  const [, low, middle, high] = bar.voicing;
  const ring = [low, middle, high, middle];
  const voice = mood.lead === 'bell' ? 'bell' : 'piano';
  const up = voice === 'bell' ? 12 : 0;
  return Array.from({ length: beatsOf(bar, beat) * 2 }, (_, index) => {
    const pitch = (ring[index % ring.length] ?? low) + up;
    const velocity = index % 4 === 0 ? 0.3 : 0.22;
    return note(
      voice,
      [bar.at + (index * beat) / 2, beat * 1.6, pitch, velocity],
      index % 2 === 0 ? -0.3 : 0.3,
    );
  });
}

function waltz(bar: Bar, { mood, beat }: Setting): ScoreNote[] {
  const later = [1, 2].flatMap((count) =>
    bar.voicing
      .slice(1)
      .map((pitch, index) =>
        note(mood.chords, [bar.at + count * beat, beat * 0.9, pitch, 0.26], pans[index + 1] ?? 0),
      ),
  );
  return [note(mood.chords, [bar.at, beat * 1.8, bassOf(bar), 0.42], -0.15), ...later];
}

/** Bass on the beat, chord after it. */
function stride(bar: Bar, { mood, beat }: Setting): ScoreNote[] {
  const fifth = bassOf(bar) + (bar.tones.length > 2 ? 7 : 12);
  return Array.from({ length: beatsOf(bar, beat) }, (_, count) => {
    const at = bar.at + count * beat;
    const low = count % 2 === 0 ? bassOf(bar) : fifth - 12 < 36 ? fifth : fifth - 12;
    return [
      note('bass', [at, beat * 0.6, low, 0.5]),
      ...bar.voicing
        .slice(1)
        .map((pitch, index) =>
          note(mood.chords, [at + beat / 2, beat * 0.3, pitch, 0.24], pans[index + 1] ?? 0),
        ),
    ];
  }).flat();
}

/** A walking bass, with chords on the offbeats. */
function walk(bar: Bar, { mood, beat }: Setting): ScoreNote[] {
  const root = bassOf(bar);
  const [first = 0, third = 0, fifth = 0] = bar.tones;
  const above = (tone: number) => root + ((tone - first + 12) % 12);
  const line = [root, above(third), above(fifth), above(third)];
  const steps = Array.from({ length: beatsOf(bar, beat) }, (_, count) =>
    note('bass', [bar.at + count * beat, beat * 0.85, line[count % line.length] ?? root, 0.5]),
  );
  const stabs = [1.5, 3].flatMap((count) =>
    count * beat < bar.length
      ? bar.voicing
          .slice(1)
          .map((pitch, index) =>
            note(mood.chords, [bar.at + count * beat, beat * 0.8, pitch, 0.24], pans[index + 1] ?? 0),
          )
      : [],
  );
  return [...steps, ...stabs];
}

function ostinato(bar: Bar, { mood, beat }: Setting): ScoreNote[] {
  const root = bassOf(bar);
  const octave = root + 12;
  const shape = [root, root, octave, root, root, octave - 2 === root ? octave : octave, root, root + 7];
  const pulse = Array.from({ length: beatsOf(bar, beat) * 2 }, (_, index) =>
    note(
      'pluck',
      [
        bar.at + (index * beat) / 2,
        beat * 0.45,
        shape[index % shape.length] ?? root,
        index % 4 === 0 ? 0.5 : 0.34,
      ],
      index % 2 === 0 ? -0.12 : 0.12,
    ),
  );
  const over = mood.chords === 'pluck' ? 'pad' : mood.chords;
  return [...pulse, ...held(bar, over, 0.24)];
}

const drone = (bar: Bar, { mood }: Setting): ScoreNote[] => [
  note('sub', [bar.at, bar.length * 1.05, bassOf(bar), 0.6]),
  ...held(bar, mood.chords, 0.22),
];

const textures: Readonly<Record<Mood['texture'], (bar: Bar, setting: Setting) => ScoreNote[]>> = {
  arpeggio: (bar, setting) => [
    note('bass', [bar.at, bar.length, bassOf(bar), 0.34]),
    ...held(bar, 'pad', 0.24),
    ...arpeggio(bar, setting),
  ],
  held: (bar, { mood }) => [
    note('sub', [bar.at, bar.length * 1.02, bassOf(bar), 0.4]),
    ...held(bar, mood.chords, 0.36),
  ],
  waltz: (bar, setting) => [...waltz(bar, setting), ...held(bar, 'pad', 0.14)],
  stride,
  walk,
  ostinato,
  drone,
};

/** The accompaniment: in the opening hardly any, at the very end one chord that rings out. */
export function accompany(role: SectionRole, bars: readonly Bar[], setting: Setting): ScoreNote[] {
  const { mood } = setting;
  const ring: VoiceName = ['pluck', 'bell'].includes(mood.chords) ? 'piano' : mood.chords;
  const quiet = (bar: Bar): ScoreNote[] => [
    note('sub', [bar.at, bar.length * 1.04, bassOf(bar), 0.42]),
    ...held(bar, ring === 'piano' ? 'pad' : ring, 0.2),
  ];
  return bars.flatMap((bar) => {
    if (role === 'opening') return quiet(bar);
    if (bar.isEnd)
      return [note('bass', [bar.at, bar.length, bassOf(bar), 0.42]), ...quiet(bar), ...held(bar, ring, 0.3)];
    return textures[mood.texture](bar, setting);
  });
}
