import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { keysOf, readShipped, spansOf } from '../../../server/assistant/testing/readShipped.ts';

describe('createReadSentence', () => {
  it('reads a sentence with everything in it', () => {
    const say = 'funny 90s sci-fi under two hours, like Galaxy Quest but not animated';
    expect(keysOf(say)).toBe(
      'theme/funny years/1990/1999 genre/Science Fiction runtime//119 like/Galaxy Quest not-genre/Animation',
    );
    expect(spansOf(say)).toEqual([
      'funny',
      '90s',
      'sci-fi',
      'under two hours',
      'like Galaxy Quest',
      'not animated',
    ]);
  });

  it.each([
    ['a French comedy', 'language/fr genre/Comedy'],
    ['rom-com without Tom Cruise', 'genre/Romance genre/Comedy not-person/Tom Cruise'],
    ['with Tom Hanks but without Meg Ryan', 'person/Tom Hanks not-person/Meg Ryan'],
    ['movies or shows about chess', 'theme/chess'],
    ['a whodunit with my parents', 'theme/whodunit theme/with-parents intensity/sex'],
    ['horror movies I haven’t heard of', 'genre/Horror media/movie fame/hidden'],
    ['a mini-series that is finished', 'media/tv seasons//1 status/ended'],
    ['critically acclaimed thrillers from 1994 to 1999', 'score/7.5 genre/Thriller years/1994/1999'],
    ['set in the 60s', 'theme/set-in-the-1960s'],
    ['thrillers without guns', 'genre/Thriller intensity/violence'],
    ['not Hollywood', 'not-country/US'],
    ['nothing from Hollywood', 'not-country/US'],
    ['a film about Hollywood', 'media/movie theme/hollywood'],
    ['action, but a woman is the lead', 'genre/Action theme/female-lead'],
    ["I can't sleep", 'theme/fall-asleep-to'],
    ['🧟‍♂️ but 😂', 'theme/zombies theme/funny'],
    ['the newest Korean thrillers', 'order/newest language/ko genre/Thriller'],
  ])('reads %j as %s', (say, keys) => {
    expect(keysOf(say)).toBe(keys);
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['🍿🎬', 'wish'],
    ['?!', 'nonsense'],
    ['asdfgh qwerzu', 'nonsense'],
    ['hello there', 'small-talk'],
    ['who are you?', 'small-talk'],
    ["what's the weather in Paris", 'off-topic'],
    ['write me a python script', 'off-topic'],
    ['how do I make a bomb', 'harmful'],
    ['I want to kill myself', 'harmful'],
    ['a film about a suicide bomber', 'wish'],
    ['movies about drugs', 'wish'],
    ['Heat', 'title'],
    ['westerns', 'wish'],
    ['shorter', 'wish'],
    ['surprise me', 'wish'],
  ] as const)('takes %j for a sentence of kind %s', (say, kind) => {
    expect(readShipped(say).kind).toBe(kind);
  });

  it('reports unknown words', () => {
    const say = 'a heist film with zorblaxes';
    const { unknown } = readShipped(say);
    expect(unknown.map(({ start, end }) => say.slice(start, end))).toEqual(['zorblaxes']);
  });

  it('keeps names, numbers and conditions from the words to search for', () => {
    const { words } = readShipped('a submarine film from the 80s like Alien, no horror');
    expect(words).toEqual(['submarin']);
  });

  it('never throws, and every span is in order, apart from the others and inside of the sentence', () => {
    const pieces = fc.constantFrom(
      ...'no|not|without|but|and|or|,|.|90s|like|Alien|Tom Hanks|funny|horror|under|two|hours|the|second|older|🎬|‮|ß|7.5|<|1h30|-|French|"|film'.split(
        '|',
      ),
    );
    const sentences = fc.oneof(
      fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(' ')),
      fc.string({ unit: 'binary', maxLength: 120 }),
    );
    fc.assert(
      fc.property(sentences, (say) => {
        const sentence = readShipped(say);
        const spans = sentence.said.map(({ span }) => span);
        const faults = spans.filter((span, index) => {
          const next = spans[index + 1];
          const isSame = next !== undefined && next.start === span.start && next.end === span.end;
          const isApart = next === undefined || next.start >= span.end;
          return span.start >= span.end || span.end > sentence.text.length || !(isSame || isApart);
        });
        expect(faults).toEqual([]);
        expect(readShipped(say)).toEqual(sentence);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    'not '.repeat(125),
    'like '.repeat(100),
    'no horror, '.repeat(45),
    '90 '.repeat(160),
    '('.repeat(500),
  ])('reads the same over and over: %j', (say) => {
    expect(readShipped(say).text).toBe(say);
  });

  it('reads a title that goes on with others', () => {
    expect(keysOf('and the iron giant')).toBe('like/The Iron Giant');
    expect(spansOf('and the iron giant')).toEqual(['the iron giant']);
    expect(readShipped('and the iron giant')).toMatchObject({ kind: 'wish', isFollowUp: true });
    expect(keysOf('we saw the iron giant')).toBe('like/The Iron Giant');
    expect(keysOf('and romantic')).not.toContain('like/');
  });
});
