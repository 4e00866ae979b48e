/** The film's part during a section of the music. */
export type SectionRole = 'opening' | 'lines' | 'cast' | 'makers' | 'title';

/** A film for its music: its beat, and sections of whole bars, in milliseconds. */
export type FilmBeat = {
  beatsPerMinute: number;
  beatsPerBar: number;
  duration: number;
  sections: readonly { role: SectionRole; start: number; end: number; bars: number }[];
};

/** Chooses among equally good things; always the same for the same title. */
export type ChooseOne = <const Thing>(salt: string, things: readonly [Thing, ...Thing[]]) => Thing;

const voiceNames = [
  'piano',
  'pad',
  'strings',
  'pluck',
  'bass',
  'sub',
  'bell',
  'whistle',
  'brush',
  'drum',
  'tick',
] as const;
export type VoiceName = (typeof voiceNames)[number];

/** One note: start and length in seconds, pitch (MIDI), loudness, place between left and right. */
export type ScoreNote = {
  at: number;
  length: number;
  pitch: number;
  velocity: number;
  voice: VoiceName;
  pan: number;
};

/** Notes that are rendered together: those that begin in one section of the film. */
export type ScoreSection = { role: SectionRole; start: number; end: number; notes: readonly ScoreNote[] };

export const moodNames = [
  'smoky',
  'eerie',
  'playful',
  'wondrous',
  'epic',
  'dusty',
  'romantic',
  'driving',
  'tense',
  'bright',
  'plain',
  'festive',
  'melancholic',
] as const;
export type MoodName = (typeof moodNames)[number];

export type Score = {
  mood: MoodName;
  /** The tonic's pitch class. */
  tonic: number;
  duration: number;
  /** Levels the moods to one loudness. */
  level: number;
  sections: readonly ScoreSection[];
};
