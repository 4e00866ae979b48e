import type { Fact, LedgerLine } from '@marquee/contracts/assistant/fact.ts';
import type { Wish } from '@marquee/contracts/assistant/part.ts';
import { describe, expect, it } from 'vitest';

import { factWords } from './askFacts.ts';

const runtime: Wish = { slot: 'runtime', min: 90, max: 120, strict: true };
const years: Wish = { slot: 'years', min: 1990, max: 1999, strict: true };
const theme = (not: boolean): Wish => ({ slot: 'theme', entry: 'time-loop', not });
const like: Wish = {
  slot: 'like',
  media: 'movie',
  id: 275,
  name: 'Fargo',
  year: 1996,
  aspect: null,
  not: false,
};

function said(fact: Fact, wish: Wish, fit: LedgerLine['fit'] = 'fits', isSeries = false): string {
  return factWords({ part: 'any', fit, fact }, wish, isSeries)
    .map((words) => (typeof words === 'string' ? words : `*${words.mark}*`))
    .join('');
}

const shared = (more: Partial<Extract<Fact, { is: 'shared' }>>): Fact => ({
  is: 'shared',
  tags: [],
  genres: [],
  people: [],
  collection: false,
  ...more,
});

describe('a fact of a title in words', () => {
  it('says by how much something misses, and which way', () => {
    expect(said({ is: 'runtime', minutes: 121 }, runtime, 'near')).toBe('2 h 1 min: a minute over');
    expect(said({ is: 'runtime', minutes: 80 }, runtime, 'misses')).toBe('1 h 20 min: 10 minutes under');
    expect(said({ is: 'runtime', minutes: 120 }, runtime)).toBe('2 h');
    expect(said({ is: 'runtime', minutes: 45 }, runtime, 'misses', true)).toBe(
      '45 min an episode: 45 minutes under',
    );
    expect(said({ is: 'year', year: 1989 }, years, 'near')).toBe('1989: a year too early');
    expect(said({ is: 'year', year: 2003 }, years, 'near')).toBe('2003: 4 years too late');
    expect(said({ is: 'year', year: 1999 }, years)).toBe('1999');
  });

  it('says what is unknown', () => {
    expect(said({ is: 'runtime', minutes: null }, runtime, 'misses')).toBe('length unknown');
    expect(said({ is: 'certification', certification: 'NR' }, { slot: 'certification', max: 'PG' })).toBe(
      'no age rating',
    );
  });

  it('says which films belong together, and who made them', () => {
    const pixar: Wish = { slot: 'company', name: 'Pixar', not: true };
    expect(said({ is: 'collection', name: 'James Bond Collection', titles: [] }, pixar)).toBe(
      'part of James Bond',
    );
    expect(said({ is: 'collection', name: null, titles: [] }, pixar)).toBe('in no film series');
    expect(said({ is: 'companies', names: ['Pixar', 'Disney'] }, pixar, 'misses')).toBe(
      'by Pixar and Disney',
    );
    expect(said({ is: 'companies', names: ['A24'] }, pixar)).toBe('not by Pixar');
    expect(said({ is: 'companies', names: null }, pixar, 'unknown')).toBe('we don’t know who made it');
  });

  it('says how a title was judged, and that it is a judgement', () => {
    const age: Wish = { slot: 'age', years: 4 };
    expect(said({ is: 'audience', judged: { fromAge: 4, madeFor: 'family', scary: 0 } }, age)).toBe(
      'from 4, for families, not scary, as we judge it',
    );
    expect(said({ is: 'audience', judged: { pace: 2, ending: 'happy' } }, theme(false))).toBe(
      'slow, ends happily, as we judge it',
    );
    expect(said({ is: 'audience', judged: null }, age, 'unknown')).toBe('nobody has judged it yet');
  });

  it('names tags, and their absence', () => {
    expect(said({ is: 'tags', tags: ['time loop', 'groundhog'] }, theme(false))).toBe(
      'tagged time loop, groundhog',
    );
    expect(said({ is: 'tags', tags: [] }, theme(false), 'misses')).toBe('no matching tag');
    expect(said({ is: 'tags', tags: ['time loop'] }, theme(true), 'misses')).toBe('but tagged time loop');
    expect(said({ is: 'story' }, { slot: 'story' })).toBe('its story is the one you tell');
    expect(said({ is: 'untagged' }, theme(true), 'unknown')).toBe(
      'not tagged time loop, but not known for sure',
    );
    expect(said({ is: 'untagged' }, { slot: 'genre', genre: 'Horror', not: true })).toBe('not tagged horror');
  });

  it('marks what is shared with a liked title', () => {
    expect(said(shared({ tags: ['snow', 'murder'] }), like)).toBe('shares *snow*, *murder*');
    expect(said(shared({ tags: ['snow'], people: [{ name: 'Joel Coen', role: 'director' }] }), like)).toBe(
      'shares *snow*; also directed by *Joel Coen*',
    );
    expect(said(shared({ genres: ['Crime', 'Science Fiction'] }), like, 'near')).toBe(
      'both crime and science fiction',
    );
    expect(said(shared({}), like, 'misses')).toBe('no tag in common');
  });

  it('names the part that a person plays', () => {
    const wish: Wish = { slot: 'person', id: 1, name: 'Frances McDormand', role: 'any', not: false };
    const credit = { is: 'credit', name: 'Frances McDormand' } as const;
    expect(said({ ...credit, role: 'cast', character: 'Marge Gunderson' }, wish)).toBe(
      'Frances McDormand as Marge Gunderson',
    );
    expect(said({ ...credit, role: null, character: null }, wish, 'misses')).toBe(
      'Frances McDormand is not in the credits',
    );
  });
});
