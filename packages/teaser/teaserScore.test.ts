import { describe, expect, it } from 'vitest';

import { compose } from './score/compose.ts';
import { scoreMoods } from './score/moods.ts';
import { moodNames, type Score } from './score/score.ts';
import {
  chordTones,
  pitchAt,
  pitchClass,
  scales,
  hasParallels,
  voice,
  type Voicing,
} from './score/voiceLeading.ts';
import { pickBy } from './stage/material.ts';
import { sequenceNames } from './stage/script.ts';
import { moodFor, teaserScore } from './teaserScore.ts';
import { arrival, bare, genresOf, scriptOf } from './testing/testFacts.ts';

const filmOf = (name: (typeof sequenceNames)[number]) => scriptOf({ ...arrival, ...genresOf(name) });
const notesOf = ({ sections }: Score) => sections.flatMap(({ notes }) => notes);
const tonicOf = (score: Score, pitch: number) => pitchClass(pitch) === score.tonic;

describe.each(moodNames)('a score that is %s', (mood) => {
  const film = filmOf(mood === 'romantic' ? 'romance' : 'chamber');
  const score = compose(film, mood, pickBy('Arrival'));
  const { lead, scale } = scoreMoods[mood];

  it('has sections where the film has them, and each note begins in its own', () => {
    expect(score.sections.map(({ start, end }) => [start * 1000, end * 1000])).toEqual(
      film.sections.map(({ start, end }) => [start, end]),
    );
    for (const { start, end, notes } of score.sections)
      for (const { at } of notes) {
        expect(at).toBeGreaterThanOrEqual(start - 0.01);
        expect(at).toBeLessThan(end);
      }
  });

  it('states a motif of four to six notes, and resolves it with the title', () => {
    const said = (role: string) =>
      score.sections.filter((section) => section.role === role).flatMap(({ notes }) => notes);
    const statement = said('lines').filter(({ voice, pan }) => voice === lead && pan === 0.12);
    expect(statement.length).toBeGreaterThanOrEqual(4);
    const last = said('title').findLast(({ voice, pan }) => voice === lead && pan === 0.12);
    expect(last && tonicOf(score, last.pitch)).toBe(true);
  });

  it('ends on its tonic, in the bass too', () => {
    const end = notesOf(score).filter(({ at, length }) => at + length > score.duration - 0.3);
    const low = end.toSorted((one, other) => one.pitch - other.pitch)[0];
    expect(low && tonicOf(score, low.pitch)).toBe(true);
  });

  it('stays in its key, but for the third of a dominant', () => {
    const inKey = new Set(scales[scale].map((step) => pitchClass(score.tonic + step)));
    const tuned = notesOf(score).filter(({ voice }) => !['brush', 'drum', 'tick'].includes(voice));
    const strangers = tuned.filter(({ pitch }) => !inKey.has(pitchClass(pitch)));
    expect(strangers.length / tuned.length).toBeLessThan(0.12);
  });

  it('is the same for the same title, and not for another', () => {
    const of = (title: string) => JSON.stringify(compose(film, mood, pickBy(title)));
    expect(of('Arrival')).toBe(of('Arrival'));
    const different = new Set(['Arrival', 'Heat', 'Laura', 'Psycho', 'Fargo', 'Jaws'].map(of));
    expect(different.size).toBeGreaterThan(3);
  });
});

it('no two moods play the same notes on the same instruments', () => {
  const film = filmOf('chamber');
  const shares = moodNames.map((mood) => {
    const score = compose(film, mood, pickBy('Arrival'));
    const notes = notesOf(score);
    const alike = Map.groupBy(notes, ({ voice, pitch }) => `${voice} ${pitchClass(pitch - score.tonic)}`);
    return new Map([...alike].map(([note, of]) => [note, of.length / notes.length]));
  });
  for (const [index, one] of shares.entries())
    for (const other of shares.slice(index + 1)) {
      const notes = [...new Set([...one.keys(), ...other.keys()])];
      const apart = notes.map((note) => Math.abs((one.get(note) ?? 0) - (other.get(note) ?? 0)));
      expect(apart.reduce((sum, share) => sum + share, 0)).toBeGreaterThan(0.5);
    }
});

describe('voice leading', () => {
  it.each(moodNames)('never moves two voices in parallel fifths or octaves (%s)', (mood) => {
    const { scale, opening, verse, turn, cadence } = scoreMoods[mood];
    const key = { tonic: 60, scale };
    let before: Voicing | null = null;
    let parallels = 0;
    for (const chord of [...opening, ...verse, ...turn, ...cadence, { step: 1 }]) {
      const voicing = voice(chordTones(key, chord), before);
      if (before && hasParallels(before, voicing)) parallels += 1;
      before = voicing;
    }
    expect(parallels).toBe(0);
  });

  it('lets the upper voices go by small steps', () => {
    const key = { tonic: 60, scale: 'minor' } as const;
    const voicings: Voicing[] = [];
    for (const step of [1, 6, 3, 7, 4, 5, 1])
      voicings.push(voice(chordTones(key, { step }), voicings.at(-1) ?? null));
    for (const [index, next] of voicings.slice(1).entries())
      for (const part of [1, 2, 3] as const)
        expect(Math.abs(next[part] - (voicings[index]?.[part] ?? next[part]))).toBeLessThanOrEqual(5);
  });

  it('keeps the third of every chord', () => {
    for (const [scale] of Object.entries(scales))
      for (const step of [1, 2, 4, 5, 6]) {
        const tones = chordTones({ tonic: 57, scale: scale as keyof typeof scales }, { step });
        expect(voice(tones, null).slice(1).map(pitchClass)).toContain(tones[1]);
      }
  });

  it('counts steps over octaves', () => {
    const key = { tonic: 60, scale: 'major' } as const;
    expect([0, 2, 7, 9, -1].map((step) => pitchAt(key, step))).toEqual([60, 64, 72, 76, 59]);
  });
});

describe('the mood of a title', () => {
  it.each(sequenceNames)('suits its sequence (%s)', (name) => {
    const score = teaserScore(filmOf(name), 'Arrival');
    expect(score.mood).toBe(moodFor(name, 'Arrival'));
    expect(notesOf(score).length).toBeGreaterThan(25);
  });

  it('exists for a title without any facts', () => {
    expect(notesOf(teaserScore(scriptOf(bare), 'Untitled')).length).toBeGreaterThan(20);
  });
});
