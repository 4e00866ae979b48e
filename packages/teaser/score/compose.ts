import { accompany, type Bar } from './accompany.ts';
import { type Mood, scoreMoods } from './moods.ts';
import { inverted, lengthOf, melodies, moved, resolved, stretched, type Tune } from './motif.ts';
import { beatNotes } from './rhythms.ts';
import type { ChooseOne, FilmBeat, MoodName, Score, ScoreNote } from './score.ts';
import {
  type ChordName,
  chordTones,
  type Key,
  nearestTone,
  pitchAt,
  voice,
  type Voicing,
} from './voiceLeading.ts';

type Section = FilmBeat['sections'][number];

/** Tonics that suit the instruments: from G below to E. */
const tonics = [55, 57, 58, 59, 60, 62, 64] as const;

const round = (bars: readonly ChordName[], count: number): ChordName[] =>
  Array.from({ length: count }, (_, bar) => bars[bar % bars.length] ?? { step: 1 });

/** A section's chords, a bar each. The one before the title ends open; the title begins and ends on the tonic. */
function chordsOf(section: Section, mood: Mood, isBeforeTitle: boolean): ChordName[] {
  const count = Math.max(1, Math.ceil(section.bars));
  if (section.role === 'opening') return round(mood.opening, count);
  if (section.role === 'title') {
    const middle = count > 2 ? round(mood.cadence.slice(-(count - 2)), count - 2) : [];
    return [{ step: 1 }, ...middle, { step: 1 }].slice(-count);
  }
  const chords = round(section.role === 'lines' ? mood.verse : mood.turn, count);
  const last = mood.cadence.at(-1);
  return isBeforeTitle && last ? [...chords.slice(0, -1), last] : chords;
}

/** The tune of each section: hinted at, stated, varied, half remembered, resolved. */
function tuneOf(role: Section['role'], motif: Tune, beats: number): Tune {
  switch (role) {
    case 'opening':
      return stretched(motif.slice(0, 2), 1.5);
    case 'lines':
      return [...motif, ...moved(motif, 1)];
    case 'cast':
      return [...moved(motif, 2), ...inverted(moved(motif, 3)), ...moved(motif, -1)];
    case 'makers':
      return stretched(motif.slice(0, 3), 1.5);
    case 'title':
      break;
  }
  const hold = Math.max(2, beats - lengthOf(motif) - 2);
  return resolved(motif, hold);
}

type Setting = { mood: Mood; key: Key; beat: number; beatsPerBar: number };

function leadNotes(
  section: Section,
  bars: readonly Bar[],
  tune: Tune,
  { mood, key, beat, beatsPerBar }: Setting,
): ScoreNote[] {
  const start = section.start / 1000;
  const length = (section.end - section.start) / 1000;
  // The tune begins after a rest.
  let at = section.role === 'title' ? 0 : section.role === 'opening' ? beatsPerBar / 2 : 1;
  const notes: ScoreNote[] = [];
  for (const [index, { step, beats }] of tune.entries()) {
    const when = at * beat;
    if (when >= length - beat * 0.5) break;
    const bar = bars[Math.min(bars.length - 1, Math.floor(at / beatsPerBar))];
    const isStrong = at % 1 === 0 && beats >= 1;
    const isLast = section.role === 'title' && index === tune.length - 1;
    const wanted = pitchAt(key, step + mood.register * 7);
    const pitch = isStrong && !isLast && bar ? nearestTone(wanted, bar.tones) : wanted;
    notes.push({
      at: start + when,
      length: Math.min(beats * beat * 1.04, length - when),
      pitch,
      velocity: (section.role === 'opening' ? 0.5 : 0.68) + (isStrong ? 0.08 : 0),
      voice: mood.lead,
      pan: 0.12,
    });
    at += beats;
  }
  return notes;
}

/** The music of a film: chords with voice leading, a motif that resolves with the title, all on the film's beat. */
export function compose(film: FilmBeat, name: MoodName, pick: ChooseOne): Score {
  const mood = scoreMoods[name];
  const tonic = pick('tonic', tonics);
  const motif: Tune = pick('motif', melodies[mood.motif]);
  const beat = 60 / film.beatsPerMinute;
  const setting: Setting = { mood, key: { tonic, scale: mood.scale }, beat, beatsPerBar: film.beatsPerBar };
  const played = film.sections.filter(({ bars }) => bars > 0);
  let before: Voicing | null = null;
  const sections = played.map((section, index) => {
    const isBeforeTitle = played[index + 1]?.role === 'title';
    const chords = chordsOf(section, mood, isBeforeTitle);
    const bars = chords.map((chord, bar): Bar => {
      const isEnd = section.role === 'title' && bar === chords.length - 1;
      const raised = isEnd && mood.brightEnd ? ({ ...chord, major: true } as const) : chord;
      const tones = chordTones(setting.key, raised);
      const voicing: Voicing = voice(tones, before);
      before = voicing;
      const at = section.start / 1000 + bar * film.beatsPerBar * beat;
      const end = Math.min(section.end / 1000, at + film.beatsPerBar * beat);
      return { at, length: end - at, tones, voicing, isEnd };
    });
    const beats = section.bars * film.beatsPerBar;
    const notes = [
      ...accompany(section.role, bars, setting),
      ...leadNotes(section, bars, tuneOf(section.role, motif, beats), setting),
      ...beatNotes(section.role, bars, setting, pick),
    ].sort((left, right) => left.at - right.at);
    return { role: section.role, start: section.start / 1000, end: section.end / 1000, notes };
  });
  return { mood: name, tonic: tonic % 12, duration: film.duration / 1000, level: mood.level, sections };
}
