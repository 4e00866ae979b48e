import { describe, expect, it } from 'vitest';

import { type ScriptPart, sequenceNames, type SequenceName, type TeaserScript } from './stage/script.ts';
import { cueAt } from './teaserScript.ts';
import { arrival, bare, endless, genresOf, scriptOf } from './testing/testFacts.ts';

const everyOne = sequenceNames.flatMap((name) =>
  [arrival, bare, endless].map((facts): [SequenceName, string, TeaserScript] => [
    name,
    facts.title.slice(0, 20),
    scriptOf({ ...facts, ...genresOf(name) }),
  ]),
);
const flat = (parts: readonly ScriptPart[]): ScriptPart[] =>
  parts.flatMap((part) => [part, ...flat(part.parts ?? [])]);
const wordsIn = ({ parts }: TeaserScript) =>
  flat(parts).flatMap(({ paint }) =>
    paint.kind === 'text'
      ? [paint.text.words.map((units) => units.map(({ text }) => text).join('')).join(' ')]
      : [],
  );

describe.each(everyOne)('the sequence %s of %s', (name, _title, script) => {
  it('is the one that the genres ask for', () => {
    expect(script.sequence).toBe(name);
  });

  it('lasts twenty to thirty seconds', () => {
    expect(script.duration).toBeGreaterThanOrEqual(18_000);
    expect(script.duration).toBeLessThanOrEqual(33_000);
  });

  it('is made of sections that follow each other to the end, all on bars', () => {
    const bar = (60_000 / script.beatsPerMinute) * script.beatsPerBar;
    let at = 0;
    for (const { start, end, bars } of script.sections) {
      expect(start).toBe(at);
      expect(end - start).toBeCloseTo(bars * bar, -1);
      at = end;
    }
    expect(at).toBe(script.duration);
  });

  it('puts nothing outside its time', () => {
    for (const { start, end } of flat(script.parts)) {
      expect(start).toBeGreaterThanOrEqual(0);
      expect(start).toBeLessThan(end);
    }
  });

  it('leaves no moment without anything on the screen', () => {
    for (let at = 500; at < script.duration - 1500; at += 100) {
      const seen = script.parts.filter(({ start, end }) => start <= at && at < end);
      expect(seen.length, `at ${at}`).toBeGreaterThan(0);
    }
  });

  it('shows every word that it captions, and captions one thing at a time', () => {
    for (const [index, cue] of script.cues.entries()) {
      expect(cue.end).toBeGreaterThan(cue.start);
      expect(cue.start).toBeGreaterThanOrEqual(script.cues[index - 1]?.start ?? 0);
      expect(cueAt(script, cue.start)?.text).toBe(cue.text);
    }
  });
});

describe('the script of a teaser', () => {
  it.each(sequenceNames)('says title, tagline, four names and who made it (%s)', (name) => {
    const said = wordsIn(scriptOf({ ...arrival, ...genresOf(name) }));
    for (const text of [
      'Arrival',
      'Learn the language',
      'before someone fires.',
      'Amy Adams',
      'Michael Stuhlbarg',
    ])
      expect(said).toContain(text);
    expect(said).not.toContain('Tzi Ma');
    expect(said.join(' ')).toContain('Denis Villeneuve');
  });

  it.each(sequenceNames)('shows only what is known (%s)', (name) => {
    const script = scriptOf({ ...bare, ...genresOf(name) });
    const words = script.cues.filter(({ isSound }) => !isSound).map(({ text }) => text);
    expect(words).toEqual(['Marquee', 'Untitled']);
    expect(script.sections.map(({ role }) => role)).toContain('title');
    for (const text of wordsIn(script)) expect(['Marquee', 'Untitled', '']).toContain(text);
  });

  it('takes the first sentence of the overview where there is no tagline', () => {
    const said = scriptOf({ ...arrival, tagline: '' })
      .cues.map(({ text }) => text)
      .join(' ');
    expect(said).toContain('Twelve silent ships');
    expect(said).not.toContain('An army waits');
  });

  it('describes the sound in its captions, between the words and never over them', () => {
    const { cues } = scriptOf(arrival);
    const sounds = cues.filter(({ isSound }) => isSound);
    expect(sounds.map(({ text }) => text)).toEqual(['[wondrous opening]', '[wondrous end]']);
    for (const [index, { end }] of cues.entries())
      expect(end).toBeLessThanOrEqual(cues[index + 1]?.start ?? end);
  });

  it('leaves out a text that would not fit on cards', () => {
    const { cues } = scriptOf({ ...arrival, tagline: '', overview: 'word '.repeat(60) });
    expect(cues.map(({ text }) => text).join(' ')).not.toContain('word');
  });

  it('is the same film every time, and not the same for every title', () => {
    const noir = (title: string) =>
      JSON.stringify(scriptOf({ ...arrival, ...genresOf('noir'), title }).parts);
    expect(noir('Laura')).toBe(noir('Laura'));
    const sides = new Set(
      ['Laura', 'Gilda', 'Detour'].map(
        (title) => noir(title).replaceAll(title, '').length > 0 && noir(title),
      ),
    );
    expect(sides.size).toBe(3);
  });

  it('never flashes more than three times in any second', () => {
    for (const [name, title, { parts, duration }] of everyOne) {
      const cuts = flat(parts).flatMap(({ start, end, paint, box }) =>
        (paint.kind === 'fill' || (paint.kind === 'group' && paint.clip)) &&
        box === undefined &&
        end - start < 400
          ? [start]
          : [],
      );
      for (let at = 0; at < duration; at += 100)
        expect(
          cuts.filter((cut) => cut >= at && cut < at + 1000).length,
          `${name} ${title} ${at}`,
        ).toBeLessThanOrEqual(3);
    }
  });

  it('doesn’t split scripts whose letters join', () => {
    const script = scriptOf({ ...arrival, ...genresOf('drift'), title: 'جدایی نادر' });
    expect(wordsIn(script)).toContain('جدایی نادر');
    const units = flat(script.parts).flatMap(({ paint }) =>
      paint.kind === 'text' ? paint.text.words.flat() : [],
    );
    expect(units.map(({ text }) => text)).toContain('جدایی');
  });
});
