import type { Part, Wish } from '@marquee/contracts/assistant/part.ts';
import { describe, expect, it } from 'vitest';

import { saidParts } from './saidParts.ts';

const sentence = 'A quiet french film, very Tuesday.';
const nothing = { parts: [], unknown: [], corrected: [] };

function part(words: string, wish: Wish): Part {
  const start = sentence.indexOf(words);
  return { key: `${wish.slot}/${words}`, wish, span: { start, end: start + words.length }, turn: 0 };
}

const quiet = part('quiet', { slot: 'theme', entry: 'quiet', not: false });
const language = part('french', { slot: 'language', language: 'fr', not: false });
const film = part('french film', { slot: 'media', media: 'movie' });
const tuesday = { start: sentence.indexOf('very'), end: sentence.length - 1 };

describe('a sentence in pieces', () => {
  it('loses none of its words', () => {
    const said = saidParts(sentence, { ...nothing, parts: [quiet, language], unknown: [tuesday] });
    expect(said.map(({ is, text }) => [is, text])).toEqual([
      ['words', 'A'],
      ['slot', 'quiet'],
      ['slot', 'french'],
      ['words', 'film,'],
      ['unknown', 'very Tuesday.'],
    ]);
  });

  it('gives words with several meanings one place, and a comma to the words before it', () => {
    const said = saidParts(sentence, { ...nothing, parts: [language, film] });
    expect(said[1]).toMatchObject({ is: 'slot', text: 'french film,', parts: [film, language] });
  });

  it('says how a name was read that was spelled otherwise', () => {
    const corrected = [{ span: { start: 2, end: 7 }, name: 'Quiet' }];
    expect(saidParts(sentence, { ...nothing, parts: [quiet], corrected })[1]).toMatchObject({
      readAs: ['Quiet'],
    });
  });

  it('passes over parts of earlier sentences and places that are not there', () => {
    const lost = { ...quiet, span: { start: 30, end: 90 } };
    expect(saidParts(sentence, { ...nothing, parts: [{ ...quiet, span: null }, lost] })).toEqual([
      { is: 'words', text: sentence, start: 0 },
    ]);
    expect(saidParts('', nothing)).toEqual([]);
  });
});
