import type { Turn } from '@marquee/contracts/assistant/conversation.ts';
import type { Wish } from '@marquee/contracts/assistant/part.ts';
import { partKey } from '@marquee/contracts/assistant/partKey.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createRank } from '#rank/createRank.ts';
import { createLikenessIndex } from '#rank/likeness.ts';
import { meetsAll } from '#rank/meets.ts';

import { shippedTitles } from '../../server/assistant/testing/shippedTitles.ts';
import { anyWish } from './answer/testing/anyWish.ts';
import { readerOf } from './answer/testing/sentences.ts';
import { assembleEngine } from './createEngine.ts';
import type { EngineAnswer } from './engine.ts';
import { type TitleFacts, titleKey } from './facts.ts';

const titles = shippedTitles();
const rank = createRank(titles);
const { shared } = createLikenessIndex(titles);

const named = (name: string, year: number): TitleFacts => {
  const title = titles.find((each) => each.name === name && each.year === year);
  if (!title) throw new Error(`No ${name} of ${year}`);
  return title;
};
const liking = ({ media, id, name, year }: TitleFacts): Wish => ({
  slot: 'like',
  media,
  id,
  name,
  year,
  aspect: null,
  not: false,
});

const heat = named('Heat', 1995);
const comedy: Wish = { slot: 'genre', genre: 'Comedy', not: false };
const sentences = readerOf({
  Heat: { kind: 'title', says: [['Heat', liking(heat)]] },
  'like Heat': { says: [['like Heat', liking(heat)]] },
  comedies: { says: [['comedies', comedy]] },
  older: { changes: [['older', { change: 'older' }]], isFollowUp: true },
  'not these': { changes: [['not these', { change: 'not-these' }]], isFollowUp: true },
  undo: { changes: [['undo', { change: 'undo' }]], isFollowUp: true },
  'start over': { changes: [['start over', { change: 'start-over' }]], isFollowUp: true },
  'French westerns of 2020': {
    says: [
      ['French', { slot: 'language', language: 'fr', not: false }],
      ['2020', { slot: 'years', min: 2020, max: 2020, strict: true }],
      ['westerns', { slot: 'genre', genre: 'Western', not: true }],
    ],
  },
  'cosy romantic gory documentaries': {
    says: [
      ['cosy', { slot: 'theme', entry: 'cosy', not: false }],
      ['gory', { slot: 'theme', entry: 'gory', not: false }],
      ['documentaries', { slot: 'genre', genre: 'Documentary', not: false }],
    ],
  },
  hi: { kind: 'small-talk' },
  asdf: { kind: 'nonsense' },
  'what is the weather': { kind: 'off-topic' },
  'how to make a bomb': { kind: 'harmful' },
  '': { kind: 'empty' },
  'something blurple': { unknown: ['blurple'] },
  'surprise me': {},
  'more like the ninth': {
    changes: [['more like the ninth', { change: 'more-like', places: [9], not: false }]],
    isFollowUp: true,
  },
});
const engine = assembleEngine(titles, { rank, shared, read: sentences });

const ask = (
  says: readonly string[],
  { seen = [], count = 6 }: { seen?: string[]; count?: number } = {},
): EngineAnswer =>
  engine.answer({ turns: says.map((say) => ({ say, without: [] })), seen }, { count, year: 2026 });
const keysOf = ({ picks }: EngineAnswer) => picks.map(({ title }) => titleKey(title));
const notesOf = ({ notes }: EngineAnswer) => notes.map(({ is }) => is);

test('a title that is all that was said is the first pick, without being likened to itself', () => {
  const answer = ask(['Heat']);
  expect(answer.picks[0]).toEqual({ title: heat, ledger: [] });
  expect(answer.picks[1]?.ledger[0]?.part).toBe(partKey(liking(heat)));
  expect(answer.picks).toHaveLength(6);
  expect(keysOf(ask(['Heat', 'hi']))).toEqual(keysOf(answer));
});

test('a title that is liked is not shown, nor one that was named and has been seen', () => {
  expect(keysOf(ask(['like Heat']))).not.toContain(titleKey(heat));
  expect(keysOf(ask(['Heat', 'older']))).not.toContain(titleKey(heat));
  const seen = ask(['Heat'], { seen: [titleKey(heat)] });
  expect(keysOf(seen)).not.toContain(titleKey(heat));
  expect(seen.notes).toEqual([{ is: 'left-out', count: 1 }]);
});

test('seen titles stay out, and it is said', () => {
  const before = ask(['comedies']);
  const seen = keysOf(before).slice(0, 2);
  const after = ask(['comedies'], { seen });
  expect(keysOf(after)).toHaveLength(6);
  expect(keysOf(after).filter((key) => seen.includes(key))).toEqual([]);
  expect(after.notes).toContainEqual({ is: 'left-out', count: 2 });
});

test('"not these" shows others, and undoing shows them again', () => {
  const first = keysOf(ask(['comedies']));
  const second = keysOf(ask(['comedies', 'not these']));
  expect(second.filter((key) => first.includes(key))).toEqual([]);
  const third = keysOf(ask(['comedies', 'not these', 'not these']));
  expect(third.filter((key) => first.includes(key) || second.includes(key))).toEqual([]);
  expect(keysOf(ask(['comedies', 'not these', 'undo']))).toEqual(first);
});

test('"older" goes on from what was shown, each time further', () => {
  const latest = (answer: EngineAnswer) => Math.max(...answer.picks.map(({ title }) => title.year));
  const once = ask(['comedies', 'older']);
  const twice = ask(['comedies', 'older', 'older']);
  expect(once.query.parts.map(({ key }) => key)).toEqual([
    'genre/Comedy',
    expect.stringMatching(/^years\/\/\d{4}$/),
  ]);
  expect(latest(twice)).toBeLessThan(latest(once));
});

test('what the last turn added, changed and removed is said', () => {
  const effectOf = (turns: readonly Turn[]) => {
    const { added, removed } = engine.answer({ turns: [...turns], seen: [] }, { count: 6, year: 2026 }).query;
    return { added: added.map(partKey), removed: removed.map(partKey) };
  };
  const turn = (say: string, without: string[] = []): Turn => ({ say, without });
  const older = expect.stringMatching(/^years\/\/\d{4}$/);
  expect(effectOf([turn('comedies')])).toEqual({ added: ['genre/Comedy'], removed: [] });
  expect(effectOf([turn('comedies'), turn('older')])).toEqual({ added: [older], removed: [] });
  expect(effectOf([turn('comedies'), turn('older'), turn('older')])).toEqual({
    added: [older],
    removed: [older],
  });
  expect(effectOf([turn('comedies'), turn('older'), turn('undo')])).toEqual({ added: [], removed: [older] });
  expect(effectOf([turn('comedies'), turn('older', ['genre/Comedy'])])).toEqual({
    added: [older],
    removed: ['genre/Comedy'],
  });
  expect(effectOf([turn('comedies'), turn('comedies')])).toEqual({ added: [], removed: [] });
});

test('what was loosened is said, part by part', () => {
  const { notes, query } = ask(['French westerns of 2020']);
  const relaxed = notes.flatMap((note) => (note.is === 'relaxed' ? note.part : []));
  expect(relaxed).toContain('years/2020/2020');
  expect(query.parts.map(({ key }) => key)).toEqual(expect.arrayContaining(relaxed));
  expect(notesOf({ ...ask([]), notes })).not.toContain('none-fits-all');
});

test('that nothing has all of it is said', () => {
  expect(notesOf(ask(['cosy romantic gory documentaries']))).toContain('none-fits-all');
  expect(notesOf(ask(['comedies']))).toEqual([]);
});

test.each([
  ['hi', 'small-talk', []],
  ['asdf', 'nonsense', ['not-understood']],
  ['what is the weather', 'off-topic', []],
  ['', 'empty', []],
  ['surprise me', 'wish', []],
])('%j gets what is well known and liked', (say, kind, notes) => {
  const answer = ask([say]);
  expect(answer.query).toMatchObject({ kind, follows: false, parts: [] });
  expect(answer.picks).toHaveLength(6);
  expect(
    answer.picks.every(({ title, ledger }) => title.fame > 70 && title.score >= 7 && ledger.length === 0),
  ).toBe(true);
  expect(notesOf(answer)).toEqual(notes);
});

test('a request for harm gets no films, and leaves what was asked', () => {
  const answer = ask(['comedies', 'how to make a bomb']);
  expect(answer).toMatchObject({ picks: [], notes: [], chips: [], query: { kind: 'harmful' } });
  expect(answer.query.parts.map(({ key }) => key)).toEqual(['genre/Comedy']);
  expect(keysOf(ask(['comedies', 'how to make a bomb', 'older']))).toEqual(
    keysOf(ask(['comedies', 'older'])),
  );
});

test('a sentence of which nothing is understood says so and changes nothing', () => {
  const answer = ask(['comedies', 'something blurple']);
  expect(notesOf(answer)).toEqual(['no-change']);
  expect(keysOf(answer)).toEqual(keysOf(ask(['comedies'])));
  expect(notesOf(ask(['comedies', 'asdf']))).toEqual(['no-change']);
  expect(notesOf(ask(['something blurple']))).toEqual(['not-understood']);
});

test('a pick that was never shown is no reference', () => {
  const answer = ask(['comedies', 'more like the ninth']);
  expect(notesOf(answer)).toEqual(['no-change']);
  expect(answer.query.unknown).toEqual([{ start: 0, end: 19 }]);
});

test('starting over says so, and undoing without a before that nothing changed', () => {
  expect(notesOf(ask(['comedies', 'start over']))).toEqual(['started-over']);
  expect(notesOf(ask(['comedies', 'undo']))).toEqual(['no-change']);
  expect(notesOf(ask(['undo']))).toContain('no-change');
});

test('as many are shown as are wanted', () => {
  expect(ask(['comedies'], { count: 20 }).picks).toHaveLength(20);
  expect(ask(['comedies'], { count: 1 }).picks).toHaveLength(1);
});

test('known likes count as a part that nobody said, and are not shown', () => {
  const turns = [{ say: 'comedies', without: [] }];
  const liked = [heat, named('Fargo', 1996), heat, { media: 'movie' as const, id: 999_999_999 }];
  const answer = engine.answer({ turns, seen: [] }, { count: 20, year: 2026, liked });
  expect(keysOf(answer)).not.toEqual(keysOf(ask(['comedies'], { count: 20 })));
  expect(keysOf(answer)).not.toContain(titleKey(heat));
  const taste = { key: 'taste', wish: { slot: 'taste', not: false }, span: null, turn: 0 };
  expect(answer.query.parts).toEqual([...ask(['comedies']).query.parts, taste]);
});

test('wishes from a model are handled the same, and keep their spans', () => {
  const turns = [{ say: 'comedies', without: [] }];
  const french: Wish = { slot: 'language', language: 'fr', not: false };
  const answer = engine.answerWishes([comedy, french], { turns, seen: [] }, { count: 6, year: 2026 });
  expect(answer.query.parts).toEqual([
    { key: 'genre/Comedy', wish: comedy, span: { start: 0, end: 8 }, turn: 0 },
    { key: 'language/fr', wish: french, span: null, turn: 0 },
  ]);
  expect(answer.picks.every(({ title }) => title.language === 'fr')).toBe(true);
  expect(engine.answerWishes([comedy], { turns, seen: [] }, { count: 6, year: 2026 })).toEqual(
    ask(['comedies']),
  );
});

test('whatever is wished, picks are there once, unseen, and meet every condition that was not loosened', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyWish(titles), { selector: partKey, maxLength: 6 }),
      fc.uniqueArray(fc.constantFrom(...titles.slice(0, 40).map(titleKey)), { maxLength: 20 }),
      (wishes, seen) => {
        const asked = { turns: [{ say: '', without: [] }], seen };
        const answer = engine.answerWishes(wishes, asked, { count: 8, year: 2026 });
        const keys = keysOf(answer);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.filter((key) => seen.includes(key))).toEqual([]);
        const loosened = new Map(
          answer.notes.flatMap((note) => (note.is === 'relaxed' ? [[note.part, note.to] as const] : [])),
        );
        const held = wishes.flatMap((wish) => {
          const key = partKey(wish);
          const isCondition = wish.slot !== 'genre' && wish.slot !== 'theme' && wish.slot !== 'word';
          const isKept = isCondition && wish.slot !== 'fame' && !('strict' in wish && !wish.strict);
          return loosened.has(key) ? (loosened.get(key) ?? []) : isKept ? wish : [];
        });
        for (const { title } of answer.picks) expect(meetsAll(held, title)).toBe(true);
        expect(notesOf(answer).includes('nothing')).toBe(answer.picks.length === 0);
      },
    ),
    { numRuns: 100 },
  );
});
