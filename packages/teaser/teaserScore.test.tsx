import { describe, expect, it } from 'vitest';

import { compose } from './score/compose.ts';
import { createMaster, renderSection, sampleRate } from './score/renderSection.ts';
import { type MoodName, moodNames, type Score } from './score/score.ts';
import { pickBy } from './stage/material.ts';
import type { SequenceName } from './stage/script.ts';
import { moodsOf } from './teaserScore.ts';
import { arrival, genresOf, scriptOf } from './testing/testFacts.ts';

type Heard = { samples: Float32Array; score: Score };

/** The film of the first sequence that asks for a mood. */
function scoreOf(mood: MoodName): Score {
  const name =
    (Object.keys(moodsOf) as SequenceName[]).find((one) => moodsOf[one].includes(mood)) ?? 'chamber';
  return compose(scriptOf({ ...arrival, ...genresOf(name) }), mood, pickBy('Arrival'));
}

/** The whole score as it is played: every section at its place, through the master. */
async function listen(mood: MoodName): Promise<Heard> {
  const score = scoreOf(mood);
  const context = new OfflineAudioContext(2, Math.ceil((score.duration + 2) * sampleRate), sampleRate);
  const { input } = createMaster(context, score.level);
  for (const section of score.sections) {
    const source = context.createBufferSource();
    source.buffer = await renderSection(section);
    source.connect(input);
    source.start(section.start);
  }
  const buffer = await context.startRendering();
  const [left, right] = [buffer.getChannelData(0), buffer.getChannelData(1)];
  return { samples: left.map((value, index) => (value + (right[index] ?? 0)) / 2), score };
}

const rms = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
const decibels = (value: number) => 20 * Math.log10(value);
const peak = (samples: Float32Array) => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

/** The amplitude of a frequency in a piece of sound (Goertzel). */
function power(samples: Float32Array, frequency: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * frequency) / sampleRate);
  let [last, before] = [0, 0];
  for (const value of samples) [last, before] = [value + turn * last - before, last];
  return (last * last + before * before - turn * last * before) / samples.length ** 2;
}

/** A sound's share in each third of an octave. */
function spectrum(samples: Float32Array): number[] {
  const middle = samples.subarray(Math.floor(samples.length * 0.25), Math.floor(samples.length * 0.5));
  const bands = Array.from({ length: 24 }, (_, band) =>
    [0.94, 1, 1.06].reduce((sum, off) => sum + power(middle, 40 * 2 ** (band / 3.2) * off), 0),
  );
  const all = bands.reduce((sum, value) => sum + value, 0);
  return bands.map((value) => value / all);
}

const heard = new Map<MoodName, Promise<Heard>>();
/** Each mood is rendered once for all tests. */
function hear(mood: MoodName): Promise<Heard> {
  const one = heard.get(mood) ?? listen(mood);
  heard.set(mood, one);
  return one;
}

/** One film is heard each time; of the other moods teaserScore.test.ts looks at the notes. */
const tagsOf = (mood: MoodName) => (mood === 'melancholic' ? [] : ['full']);

describe('the music of a teaser', { timeout: 120_000 }, () => {
  for (const mood of moodNames) {
    it(`is quiet and never clips: ${mood}`, { tags: tagsOf(mood) }, async () => {
      const { samples } = await hear(mood);
      expect(peak(samples)).toBeLessThan(0.9);
      const loudness = decibels(rms(samples));
      expect(loudness).toBeGreaterThan(-30);
      expect(loudness).toBeLessThan(-20);
    });

    it(`ends at home and dies away: ${mood}`, { tags: tagsOf(mood) }, async () => {
      const { samples, score } = await hear(mood);
      const at = (from: number, to: number) =>
        samples.subarray(
          Math.round((score.duration + from) * sampleRate),
          Math.round((score.duration + to) * sampleRate),
        );
      const end = at(-1.4, -0.4);
      const inOctaves = (pitchClass: number) =>
        [36, 48, 60, 72].reduce(
          (sum, octave) => sum + power(end, 440 * 2 ** ((octave + pitchClass - 69) / 12)),
          0,
        );
      const strengths = Array.from({ length: 12 }, (_, pitchClass) => inOctaves(pitchClass));
      expect(strengths.indexOf(Math.max(...strengths))).toBe(score.tonic);
      expect(rms(at(1.5, 2))).toBeLessThan(rms(end));
    });
  }

  it('is the same sound every time', async () => {
    const [section] = scoreOf('melancholic').sections;
    if (!section) throw new Error('There is no section.');
    const [one, other] = [await renderSection(section), await renderSection(section)];
    const again = other.getChannelData(0);
    const apart = one.getChannelData(0).map((value, index) => value - (again[index] ?? 0));
    // Sums of many notes may be rounded in another order, eighty decibels below anything audible.
    expect(peak(apart)).toBeLessThan(0.0001);
  });

  it('sounds different in each mood', { tags: ['full'] }, async () => {
    const spectra: number[][] = [];
    for (const mood of moodNames) spectra.push(spectrum((await hear(mood)).samples));
    for (const [index, one] of spectra.entries())
      for (const other of spectra.slice(index + 1)) {
        const distance = one.reduce((sum, value, band) => sum + Math.abs(value - (other[band] ?? 0)), 0);
        expect(distance).toBeGreaterThan(0.15);
      }
  });
});
