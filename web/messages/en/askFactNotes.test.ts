import type { FactTopic, Note } from '@marquee/contracts/assistant/events.ts';
import type { Fact } from '@marquee/contracts/assistant/fact.ts';
import { describe, expect, it } from 'vitest';

import { factSentence, unknownTitle, whetherSentence } from './askFactNotes.ts';

const span = { start: 0, end: 1 };
const heat = { media: 'movie', id: 949, name: 'Heat', year: 1995 } as const;
const wire = { media: 'tv', id: 1438, name: 'The Wire', year: 2002 } as const;

const said = (about: FactTopic, facts: Fact[], title: typeof heat | typeof wire = heat) =>
  factSentence({ is: 'fact', title, about, facts, span });
const credit = (
  name: string,
  role: 'director' | 'writer' | 'cast',
  character: string | null = null,
): Fact => ({
  is: 'credit',
  name,
  role,
  character,
});

describe('a question answered in a sentence', () => {
  it('names people', () => {
    expect(said('makers', [credit('Michael Mann', 'director')])).toBe(
      'Heat (1995) was directed by Michael Mann.',
    );
    expect(said('writers', [credit('A', 'writer'), credit('B', 'writer')])).toBe(
      'Heat (1995) was written by A and B.',
    );
    expect(said('writers', [])).toBe('Our catalogue doesn’t say who wrote Heat (1995).');
    expect(said('makers', [], wire)).toBe('Our catalogue doesn’t say who created The Wire (2002).');
    expect(said('cast', [credit('Al Pacino', 'cast', 'Vincent Hanna'), credit('Jon Voight', 'cast')])).toBe(
      'In Heat (1995): Al Pacino as Vincent Hanna and Jon Voight.',
    );
  });

  it('counts', () => {
    expect(said('runtime', [{ is: 'runtime', minutes: 170 }])).toBe('Heat (1995) is 2 h 50 min long.');
    expect(said('runtime', [{ is: 'runtime', minutes: null }])).toBe(
      'Our catalogue doesn’t say how long Heat (1995) is.',
    );
    const episode: Fact[] = [
      { is: 'runtime', minutes: 59 },
      { is: 'seasons', seasons: 5 },
    ];
    expect(said('runtime', episode, wire)).toBe(
      'An episode of The Wire (2002) is about 59 min long, and there are 5 seasons.',
    );
    const total: Fact = { is: 'total', episodes: 60, minutes: 3540 };
    expect(said('runtime', [...episode, total], wire)).toBe(
      'An episode of The Wire (2002) is about 59 min long, and there are 5 seasons: 60 episodes, 59 h in all.',
    );
    expect(said('episodes', [{ is: 'seasons', seasons: 5 }, total], wire)).toBe(
      'The Wire (2002) has 5 seasons: 60 episodes, 59 h in all.',
    );
    expect(said('seasons', [{ is: 'seasons', seasons: 1 }], wire)).toBe('The Wire (2002) has 1 season.');
    expect(said('seasons', [{ is: 'media', media: 'movie' }])).toBe('Heat (1995) is a film.');
    expect(said('year', [{ is: 'year', year: 2002 }], wire)).toBe('The Wire was first shown in 2002.');
    expect(said('score', [{ is: 'score', score: 8.2 }])).toBe(
      'Heat (1995): 8.2 out of 10, our own estimate.',
    );
  });

  it('tells of a series and of what stands alone', () => {
    const titles = [
      { name: 'Alien', year: 1979 },
      { name: 'Aliens', year: 1986 },
    ];
    expect(said('collection', [{ is: 'collection', name: 'Alien Collection', titles }])).toBe(
      'Heat (1995) is part of a series. We have these of it: Alien (1979) and Aliens (1986).',
    );
    expect(said('collection', [{ is: 'collection', name: null, titles: [] }])).toBe(
      'Heat (1995) stands alone, as far as we know.',
    );
  });

  it('says who judged', () => {
    expect(said('audience', [{ is: 'audience', judged: { violence: 3 } }])).toBe(
      'Heat (1995): very violent, as we judge it.',
    );
  });

  it('says yes, no, or that it is not known', () => {
    const whether = (fit: Extract<Note, { is: 'whether' }>['fit'], fact: Fact) =>
      whetherSentence({ is: 'whether', title: heat, wish: { slot: 'age', years: 6 }, fit, fact, span });
    expect(whether('misses', { is: 'audience', judged: { fromAge: 16, violence: 3 } })).toBe(
      'No. Heat (1995): from 16, very violent, as we judge it.',
    );
    expect(whether('unknown', { is: 'tags', tags: [] })).toBe('We can’t say. Heat (1995): no matching tag.');
  });

  it('says that a title is missing', () => {
    expect(unknownTitle({ is: 'unknown-title', name: 'blorpington', span })).toBe(
      'We have no title called “Blorpington”.',
    );
    expect(unknownTitle({ is: 'unknown-title', name: null, span })).toBe('Say which title you mean.');
  });
});
