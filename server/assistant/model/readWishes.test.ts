import { createEngine } from '@marquee/assistant';
import { partKey } from '@marquee/contracts/assistant/partKey.ts';
import { describe, expect, test } from 'vitest';

import { shippedTitles } from '#server/assistant/testing/shippedTitles.ts';

import { readWishes } from './readWishes.ts';

const engine = createEngine(shippedTitles());
const year = 2026;

type Wished = string | { wish: string; words: string };

/** What is asked for after the model wished for something beside what a sentence says. */
function after(
  sentence: string,
  wished: readonly Wished[],
  { misread = [], removed = [] }: { misread?: string[]; removed?: string[] } = {},
) {
  const turns = [{ say: sentence, without: [] }];
  const { query } = engine.answer({ turns, seen: [] }, { count: 1, year });
  const { parts, added, preferred, notUnderstood } = readWishes(
    {
      wishes: wished.map((wish) => (typeof wish === 'string' ? { wish, words: '' } : wish)),
      misread,
      named: [],
      story: '',
    },
    {
      parts: query.parts,
      removed: new Set(removed),
      sentence,
      turn: 0,
      read: engine.read,
      titles: engine.titles,
      year,
    },
  );
  const own = query.parts.map(({ key }) => key);
  const keys = parts.map(({ key }) => key);
  return {
    parts,
    added: keys.filter((key) => added.has(key)),
    dropped: own.filter((key) => !keys.includes(key)),
    spans: parts
      .filter(({ key }) => added.has(key))
      .map(({ span }) => span && sentence.slice(span.start, span.end)),
    preferred: preferred.map(partKey),
    notUnderstood,
  };
}

describe('The model', () => {
  test('adds what the parser reads of its phrases', () => {
    const { added, preferred, dropped } = after('sci-phi from my student days, nothing creepy-crawly', [
      'science fiction',
      { wish: 'not horror', words: 'nothing creepy-crawly' },
      { wish: 'from the 1990s', words: 'my student days' },
    ]);
    expect(added).toEqual(['genre/Science Fiction', 'not-genre/Horror', 'years/1990/1999']);
    expect(preferred).toEqual([]);
    expect(dropped).toEqual([]);
  });

  test("makes a condition only of the person's own words", () => {
    const { added, preferred } = after('something for tonight', [
      'not horror',
      { wish: 'from the 1990s', words: 'in my twenties' },
    ]);
    expect(added).toEqual([]);
    expect(preferred).toEqual(['not-genre/Horror', 'years/1990/1999']);
  });

  test('adds nothing that is there already, and nothing twice', () => {
    expect(after('a comedy', ['a comedy', 'drama', 'drama']).added).toEqual(['genre/Drama']);
  });

  test('receives the phrases that mean nothing here', () => {
    const { added, notUnderstood } = after('a comedy', ['qwxz vbnm', '']);
    expect(added).toEqual([]);
    expect(notUnderstood).toEqual(['qwxz vbnm']);
  });

  test('names people and titles that exist, or none', () => {
    const { added } = after('a comedy', [
      'like "Fargo"',
      'with Frances McDormand',
      'directed by Zzyzx Qwertz',
    ]);
    expect(added.map((key) => key.split('/')[0])).toEqual(['like', 'person']);
  });

  test('can not take back what is strict', () => {
    const sentence = 'French films from the 1990s, no horror';
    const misread = ['years/1990/1999', 'language/fr', 'not-genre/Horror', 'media/movie'];
    const { added, dropped } = after(
      sentence,
      ['from the 1980s', 'in Italian', 'horror', 'a series', 'before 2020'],
      { misread },
    );
    expect(added).toEqual([]);
    expect(dropped).toEqual([]);
  });

  test('can narrow what is strict', () => {
    const { added, dropped } = after('films from the 1990s, not in French, nor another romance one, tame', [
      { wish: 'not in Italian', words: 'another romance one' },
      { wish: 'rated PG at most', words: 'tame' },
    ]);
    expect(added).toEqual(['not-language/it', 'certification/PG']);
    expect(dropped).toEqual([]);
  });

  test('can drop what is only weighed, where the person did not mean it', () => {
    const { dropped } = after('a comedy film', [], { misread: ['genre/Comedy', 'media/movie'] });
    expect(dropped).toEqual(['genre/Comedy']);
  });

  test('does not restore what the user removed', () => {
    expect(after('a film', ['comedy', 'drama'], { removed: ['genre/Comedy'] }).added).toEqual([
      'genre/Drama',
    ]);
  });

  test('says where the sentence has it, so that it can be underlined', () => {
    const { added, dropped, spans, parts } = after('jakaś komedia francuska', [
      { wish: 'comedy', words: 'komedia' },
      { wish: 'in French', words: 'Francuska' },
      { wish: 'feel-good', words: 'nowhere' },
    ]);
    expect(added).toContain('genre/Comedy');
    // What the parser took for a word to look for.
    expect(dropped.filter((key) => !key.startsWith('word/'))).toEqual([]);
    const where = Object.fromEntries(added.map((key, index) => [key, spans[index]]));
    expect(where['genre/Comedy']).toBe('komedia');
    expect(where['theme/feel-good']).toBeNull();
    const taken = parts.flatMap(({ span }) => span ?? []).sort((one, other) => one.start - other.start);
    expect(taken.slice(1).every(({ start }, index) => start >= (taken[index]?.end ?? 0))).toBe(true);
  });

  test('can not say more than a visitor could read', () => {
    const { added } = after(
      'a film',
      Array.from({ length: 100 }, (_, index) => `from ${1920 + index}`),
    );
    expect(added.length).toBeLessThanOrEqual(12);
    expect(after('a film', [`${'very '.repeat(1000)}comedy`]).added).toEqual([]);
  });
});
