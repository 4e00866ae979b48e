import type { MotifKind } from './motif.ts';
import type { MoodName, VoiceName } from './score.ts';
import type { ChordName, ScaleName } from './voiceLeading.ts';

type Texture = 'held' | 'arpeggio' | 'waltz' | 'stride' | 'walk' | 'ostinato' | 'drone';
export type Rhythm = 'none' | 'brushes' | 'pulse' | 'toms' | 'clock' | 'canter';

/** How a mood sounds. Progressions are a chord a bar; they repeat until their section ends. */
export type Mood = {
  scale: ScaleName;
  motif: MotifKind;
  /** Octave of the tune relative to the middle one. */
  register: number;
  lead: VoiceName;
  chords: VoiceName;
  texture: Texture;
  rhythm: Rhythm;
  opening: readonly ChordName[];
  verse: readonly ChordName[];
  turn: readonly ChordName[];
  /** The last two bars before the title's end; the end itself is the tonic. */
  cadence: readonly ChordName[];
  /** Raises the third of the last chord, for a bright end. */
  brightEnd?: true;
  level: number;
};

const c = (...steps: number[]): ChordName[] => steps.map((step) => ({ step }));
const seventh = (step: number): ChordName => ({ step, seventh: true });
const dominant: ChordName = { step: 5, major: true };
const dominant7: ChordName = { step: 5, major: true, seventh: true };

export const scoreMoods: Readonly<Record<MoodName, Mood>> = {
  smoky: {
    scale: 'minor',
    motif: 'calm',
    register: 0,
    lead: 'piano',
    chords: 'piano',
    texture: 'walk',
    rhythm: 'brushes',
    opening: [seventh(1), seventh(4)],
    verse: [seventh(1), seventh(6), seventh(4), dominant7],
    turn: [seventh(4), seventh(7), seventh(3), dominant7],
    cadence: [seventh(4), dominant7],
    level: 1.3,
  },
  eerie: {
    scale: 'phrygian',
    motif: 'uneasy',
    register: 1,
    lead: 'bell',
    chords: 'strings',
    texture: 'drone',
    rhythm: 'none',
    opening: c(1),
    verse: c(1, 2),
    turn: c(6, 2),
    cadence: c(2, 1),
    level: 0.85,
  },
  playful: {
    scale: 'mixolydian',
    motif: 'light',
    register: 0,
    lead: 'piano',
    chords: 'pluck',
    texture: 'stride',
    rhythm: 'clock',
    opening: c(1),
    verse: c(1, 4, 1, 5),
    turn: c(2, 5, 6, 5),
    cadence: c(4, 5),
    level: 1.35,
  },
  wondrous: {
    scale: 'lydian',
    motif: 'sung',
    register: 1,
    lead: 'bell',
    chords: 'pad',
    texture: 'arpeggio',
    rhythm: 'none',
    opening: c(1),
    verse: c(1, 2, 6, 2),
    turn: c(6, 3, 2, 5),
    cadence: [{ step: 2 }, { step: 5 }],
    level: 1.25,
  },
  epic: {
    scale: 'minor',
    motif: 'bold',
    register: 0,
    lead: 'strings',
    chords: 'strings',
    texture: 'held',
    rhythm: 'toms',
    opening: c(1),
    verse: c(1, 6, 3, 7),
    turn: c(6, 7, 4, 5),
    cadence: [{ step: 6 }, { step: 7 }],
    brightEnd: true,
    level: 0.8,
  },
  dusty: {
    scale: 'minor',
    motif: 'bold',
    register: 1,
    lead: 'whistle',
    chords: 'pluck',
    texture: 'ostinato',
    rhythm: 'canter',
    opening: c(1),
    verse: c(1, 7, 6, 7),
    turn: c(3, 7, 4, 5),
    cadence: [{ step: 6 }, { step: 7 }],
    level: 1.2,
  },
  romantic: {
    scale: 'major',
    motif: 'sung',
    register: 0,
    lead: 'strings',
    chords: 'piano',
    texture: 'waltz',
    rhythm: 'none',
    opening: [seventh(1), seventh(4)],
    verse: [{ step: 1 }, seventh(6), seventh(2), seventh(5)],
    turn: [seventh(4), { step: 3 }, seventh(6), seventh(5)],
    cadence: [seventh(2), seventh(5)],
    level: 1.05,
  },
  driving: {
    scale: 'minor',
    motif: 'bold',
    register: 0,
    lead: 'strings',
    chords: 'pad',
    texture: 'ostinato',
    rhythm: 'pulse',
    opening: c(1),
    verse: c(1, 1, 6, 7),
    turn: c(4, 6, 7, 7),
    cadence: c(6, 7),
    level: 1.05,
  },
  tense: {
    scale: 'harmonic',
    motif: 'uneasy',
    register: 0,
    lead: 'piano',
    chords: 'strings',
    texture: 'ostinato',
    rhythm: 'clock',
    opening: c(1),
    verse: [{ step: 1 }, { step: 6 }, { step: 4 }, dominant],
    turn: [{ step: 4 }, { step: 6 }, { step: 2 }, dominant],
    cadence: [{ step: 4 }, dominant],
    level: 1.15,
  },
  bright: {
    scale: 'major',
    motif: 'light',
    register: 1,
    lead: 'bell',
    chords: 'pluck',
    texture: 'stride',
    rhythm: 'brushes',
    opening: c(1),
    verse: c(1, 6, 4, 5),
    turn: c(4, 1, 2, 5),
    cadence: c(4, 5),
    level: 1.45,
  },
  plain: {
    scale: 'major',
    motif: 'calm',
    register: 0,
    lead: 'piano',
    chords: 'pad',
    texture: 'held',
    rhythm: 'none',
    opening: c(1),
    verse: c(1, 6, 4, 1),
    turn: c(6, 4, 2, 5),
    cadence: [{ step: 4 }, { step: 5, suspended: true }],
    level: 0.95,
  },
  festive: {
    scale: 'major',
    motif: 'light',
    register: 0,
    lead: 'piano',
    chords: 'piano',
    texture: 'walk',
    rhythm: 'brushes',
    opening: [seventh(1), seventh(5)],
    verse: [seventh(1), seventh(6), seventh(2), seventh(5)],
    turn: [seventh(4), seventh(4), seventh(1), seventh(5)],
    cadence: [seventh(2), seventh(5)],
    level: 1.25,
  },
  melancholic: {
    scale: 'minor',
    motif: 'calm',
    register: 0,
    lead: 'piano',
    chords: 'pad',
    texture: 'arpeggio',
    rhythm: 'none',
    opening: c(1),
    verse: c(1, 6, 3, 7),
    turn: c(4, 6, 1, 7),
    cadence: [{ step: 4 }, { step: 7 }],
    level: 1.15,
  },
};
