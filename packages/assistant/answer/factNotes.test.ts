import type { Note } from '@marquee/contracts/assistant/events.ts';
import { expect, it } from 'vitest';

import { shippedTitles } from '../../../server/assistant/testing/shippedTitles.ts';
import { createEngine } from '../createEngine.ts';

const engine = createEngine(shippedTitles());
const ask = (...says: readonly string[]) =>
  engine.answer({ turns: says.map((say) => ({ say, without: [] })), seen: [] }, { count: 6, year: 2026 });
const noted = (...says: readonly string[]): readonly Note[] => ask(...says).notes;
const names = (...says: readonly string[]) => ask(...says).picks.map(({ title }) => title.name);

it('answers from the row, and the title is the first pick', () => {
  expect(noted('who directed jaws')).toMatchObject([
    {
      is: 'fact',
      about: 'makers',
      title: { name: 'Jaws', year: 1975 },
      facts: [{ is: 'credit', name: 'Steven Spielberg', role: 'director' }],
    },
  ]);
  expect(names('who directed jaws')[0]).toBe('Jaws');
  expect(noted('how long is the wire')).toMatchObject([
    { about: 'runtime', facts: [{ minutes: 59 }, { seasons: 5 }, { episodes: 60, minutes: 3540 }] },
  ]);
});

it('says how long a series takes where somebody wants to finish it', () => {
  expect(noted('can I finish the wire in a week')).toMatchObject([
    { about: 'runtime', title: { name: 'The Wire' }, facts: [{ minutes: 59 }, {}, { minutes: 3540 }] },
  ]);
});

it('knows names of plain words in questions', () => {
  expect(noted('is inside out ok for a 4 year old')).toMatchObject([
    { is: 'whether', title: { name: 'Inside Out' } },
  ]);
});

it('finds who plays somebody, and whom somebody plays', () => {
  const credit = [{ name: 'Sigourney Weaver', character: 'Ripley' }];
  expect(noted('who plays ripley in alien')).toMatchObject([{ facts: credit }]);
  expect(noted('who does sigourney weaver play in alien')).toMatchObject([{ facts: credit }]);
  const [note] = noted('who is the woman in alien');
  expect(note?.is === 'fact' && note.facts.length).toBe(6);
});

it('lists a series in order, and knows what stands alone', () => {
  const [note] = noted('how many toy story films are there');
  const [series] = note?.is === 'fact' ? note.facts : [];
  expect(series?.is === 'collection' && series.titles.map(({ year }) => year)).toEqual([
    1995, 1999, 2010, 2019,
  ]);
  expect(noted('is there a sequel to vertigo')).toMatchObject([{ facts: [{ name: null, titles: [] }] }]);
});

it('says whether it is so, and never takes a missing tag for a no', () => {
  expect(noted('can my 5 year old watch alien')).toMatchObject([{ is: 'whether', fit: 'misses' }]);
  expect(noted('is tom hanks in big')).toMatchObject([{ is: 'whether', fit: 'fits' }]);
  expect(noted('is tom hanks in heat')).toMatchObject([{ is: 'whether', fit: 'misses' }]);
  expect(noted('is there a title with zombies', 'does the first one have pirates')).toMatchObject([
    { is: 'whether', fit: 'unknown' },
  ]);
});

it('goes on with what else the maker made', () => {
  const others = names('lady bird', 'what else did she make');
  expect(others).toContain('Little Women');
  expect(others).not.toContain('Lady Bird');
  expect(names('who directed lady bird', 'anything else by her?')).toEqual(others);
  expect(names('lady bird', 'the same director')).toEqual(others);
});

it('is about what was shown, and leaves it as it is', () => {
  const shown = names('funny heist films');
  expect(noted('funny heist films', 'how long is the second one?')).toMatchObject([
    { about: 'runtime', title: { name: shown[1] } },
  ]);
  expect(names('funny heist films', 'how long is the second one?')).toEqual(shown);
  // It stays what was asked about.
  expect(noted('funny heist films', 'how long is the second one?', 'who is in it')).toMatchObject([
    { about: 'cast', title: { name: shown[1] } },
  ]);
  const said = `who directed ${shown[2] ?? ''}`;
  expect(noted('funny heist films', said)).toMatchObject([{ about: 'makers', title: { name: shown[2] } }]);
  expect(names('funny heist films', said)).toEqual(shown);
});

it('says where there is no such title', () => {
  expect(noted('who directed blorpington returns')).toMatchObject([
    { is: 'unknown-title', name: 'blorpington returns' },
  ]);
  expect(noted('how long is it')).toMatchObject([{ is: 'unknown-title', name: null }]);
});

it('says what it cannot know, and does what is nearest', () => {
  const { notes, picks } = ask('oscar winners of the 90s');
  expect(notes).toMatchObject([{ is: 'unknowable', of: 'awards', span: { start: 0, end: 13 } }]);
  const scores = picks.map(({ title }) => title.score);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  expect(noted('films with music by ennio morricone')).toMatchObject([{ is: 'unknowable', of: 'crew' }]);
  expect(noted('heist films', 'is it on netflix')).toMatchObject([{ is: 'unknowable', of: 'streaming' }]);
  expect(names('heist films', 'is it on netflix')).toEqual(names('heist films'));
});

it('never prints what tells an end', () => {
  expect(JSON.stringify(noted('how does se7en end'))).not.toMatch(/head|box|wife/i);
  expect(noted('how does se7en end')).toMatchObject([{ is: 'unknowable', of: 'endings' }]);
});
