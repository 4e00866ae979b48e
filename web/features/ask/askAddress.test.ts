import { describe, expect, it } from 'vitest';

import { askHref, readTurns, rewritten, turnFields, undone, withoutPart, withTurn } from './askAddress.ts';

const turns = [
  { say: 'like Fargo & "friends"', without: ['like/movie/275'] },
  { say: 'quieter, 100% snow', without: [] },
];

const read = (href: string) => readTurns(new URL(href, 'http://app.test').searchParams);

describe('the address of a conversation', () => {
  it('goes round: what is written is read', () => {
    expect(askHref(turns)).toBe(
      '/ai?q=like+Fargo+%26+%22friends%22&x=like%2Fmovie%2F275&q=quieter%2C+100%25+snow',
    );
    expect(read(askHref(turns))).toEqual(turns);
    expect(read(askHref([]))).toEqual([]);
  });

  it('gives each part to the sentence before it, and one without a sentence to none', () => {
    expect(read('/ai?x=lost&q=one&x=a&x=a&x=b&q=two&x=c&other=1')).toEqual([
      { say: 'one', without: ['a', 'b'] },
      { say: 'two', without: ['c'] },
    ]);
  });

  it('reads a typed address as far as it is valid', () => {
    expect(read('/ai?q=%20%20&q=%00%0A%09&q=a%0Ab')).toEqual([{ say: 'a b', without: [] }]);
    expect(read(`/ai?q=${'x'.repeat(900)}&x=${'k'.repeat(121)}&x=`)).toEqual([
      { say: 'x'.repeat(500), without: [] },
    ]);
  });

  it('has at most twelve sentences: the oldest makes room', () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ say: `s${index}`, without: [] }));
    const more = withTurn(many, 'one more');
    expect(more).toHaveLength(12);
    expect(more[0]?.say).toBe('s1');
    expect(more.at(-1)?.say).toBe('one more');
  });

  it('is a list of fields for a form, in the order in which they were said', () => {
    expect(turnFields(turns)).toEqual([
      ['q', 'like Fargo & "friends"'],
      ['x', 'like/movie/275'],
      ['q', 'quieter, 100% snow'],
    ]);
  });
});

describe('steps of a conversation', () => {
  it('adds nothing where nothing was said', () => {
    expect(withTurn(turns, '  \n ')).toBe(turns);
  });

  it('removes a part from the last sentence, once', () => {
    const without = withoutPart(withoutPart(turns, 'like/movie/275'), 'like/movie/275');
    expect(without.at(-1)).toEqual({ say: 'quieter, 100% snow', without: ['like/movie/275'] });
    expect(withoutPart([], 'a')).toEqual([]);
  });

  it('says the last sentence otherwise, with what was taken from it', () => {
    expect(rewritten(withoutPart(turns, 'a'), 'quieter').at(-1)).toEqual({ say: 'quieter', without: ['a'] });
    expect(rewritten(turns, ' ')).toEqual(turns);
  });

  it('undoes what came last, step by step', () => {
    const after = withoutPart(turns, 'a');
    expect(undone(after)).toEqual(turns);
    expect(undone(turns)).toEqual([turns[0]]);
    expect(undone(undone(turns))).toEqual([{ say: 'like Fargo & "friends"', without: [] }]);
    expect(undone([])).toEqual([]);
  });
});
