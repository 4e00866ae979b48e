import type { EngineAnswer } from '@marquee/assistant';
import { words } from '@marquee/text';
import { describe, expect, test } from 'vitest';

import { shippedTitles } from '#server/assistant/testing/shippedTitles.ts';

import { PickCondition, conditionsWithin, listsOf, meets, titleOf } from './condition.ts';
import { readRows } from './factsRows.ts';
import { gradeOf, isJudged, judgedRows } from './people.ts';
import { readPeopleRequests } from './peopleRequests.ts';
import { readOwnTellings } from './tellings.ts';

const titles = shippedTitles();
const judged = judgedRows(titles, readRows(titles));
const all = [...judged.values()];
const requests = readPeopleRequests();
const asked = requests.flatMap(({ turns }) => turns);
const conditions = asked.flatMap(({ good, bad }) => [...good, ...bad]).flatMap(conditionsWithin);
const tellings = readOwnTellings();

const spaced = (text: string) => ` ${words(text).join(' ')} `;
const sizesOf = (items: readonly { half: string }[]) => {
  const open = items.filter(({ half }) => half === 'open').length;
  return { open, aside: items.length - open };
};

describe('what people ask', () => {
  test('names only what the catalogue has, and no condition is empty', () => {
    for (const [name, valuesOf] of Object.entries(listsOf)) {
      const there = new Set<string>(all.flatMap(valuesOf));
      const named = conditions.flatMap((each): readonly string[] => each[name as keyof typeof listsOf] ?? []);
      expect([name, named.filter((each) => !there.has(each))]).toEqual([name, []]);
    }
    const there = new Set(all.map(titleOf));
    const named = [...asked.flatMap(({ some = [] }) => some), ...requests.flatMap(({ liked }) => liked)];
    expect(named.filter((each) => !there.has(each))).toEqual([]);
    expect(conditions.filter((each) => Object.keys(each).length === 0)).toEqual([]);
  });

  test('is of many kinds, each thing once, in two halves of one size', () => {
    expect(new Set(requests.map(({ id }) => id)).size).toBe(requests.length);
    expect(new Set(requests.map(({ turns }) => JSON.stringify(turns))).size).toBe(requests.length);
    expect(requests.filter(({ turns }) => turns.length === 1).length).toBeGreaterThanOrEqual(300);
    expect(requests.filter(({ turns }) => turns.length > 1).length).toBeGreaterThanOrEqual(40);
    for (const [kind, each] of Map.groupBy(requests, ({ kind }) => kind)) {
      const { open, aside } = sizesOf(each);
      expect([kind, open + aside >= 10, Math.abs(open - aside) <= 1]).toEqual([kind, true, true]);
    }
  });

  test('ends with something to be judged, and can be answered', () => {
    const last = requests.flatMap(({ turns }) => turns.slice(-1));
    expect(last.filter((each) => !isJudged(each))).toEqual([]);
    const hopeless = asked.filter(({ good, bad, some }) => {
      const fit = all.filter((row) => !bad.some((each) => meets(row, each)));
      const isFound = some === undefined || fit.some((row) => some.includes(titleOf(row)));
      return !isFound || !fit.some((row) => good.every((each) => meets(row, each)));
    });
    expect(hopeless.map(({ say }) => say)).toEqual([]);
  });
});

describe('what people tell', () => {
  test('is of well and of lesser known titles, by many voices, in two halves of one size', () => {
    const places = new Map(all.map((row) => [row, all.filter(({ fame }) => fame > row.fame).length]));
    const wrong = tellings.filter((told) => {
      const row = all.find(
        (each) => each.media === told.media && titleOf(each) === titleOf({ ...told, name: told.title }),
      );
      const place = row === undefined ? undefined : places.get(row);
      return place === undefined || (told.known === 'well' ? place >= 400 : place < 500);
    });
    expect(wrong).toEqual([]);
    expect(new Set(tellings.map(({ voice }) => voice)).size).toBeGreaterThanOrEqual(7);
    for (const each of Map.groupBy(tellings, ({ known }) => known).values())
      expect(sizesOf(each)).toEqual({ open: 60, aside: 60 });
    for (const key of ['id', 'say', 'title'] as const)
      expect([
        key,
        new Set(tellings.map((told) => `${told[key]} ${key === 'title' ? told.year : ''}`)).size,
      ]).toEqual([key, tellings.length]);
  });

  test('has neither the name of its title nor of who made it', () => {
    const telling = tellings.filter(({ title, year, say }) => {
      const row = all.find((each) => titleOf(each) === titleOf({ name: title, year }));
      const people = row === undefined ? [] : listsOf.people(row);
      return [title, ...people].some((name) => spaced(say).includes(spaced(name)));
    });
    expect(telling.map(({ id }) => id)).toEqual([]);
  });
});

describe('the grade of an answer', () => {
  const [comedy, horror] = [['Comedy'], ['Horror']].map((genres) => PickCondition.parse({ genres }));
  const has = (genre: 'Comedy' | 'Horror', not: 'Comedy' | 'Horror') =>
    titles.filter(({ genres }) => genres.includes(genre) && !genres.includes(not)).slice(0, 5);
  const funny = has('Comedy', 'Horror');
  const scary = has('Horror', 'Comedy');
  const answerOf = (picked: typeof titles, notes: readonly object[] = []) =>
    ({ picks: picked.map((title) => ({ title, ledger: [] })), notes }) as unknown as EngineAnswer;
  const grade = (picked: typeof titles, more: object = {}, notes: readonly object[] = []) =>
    gradeOf(
      {
        say: 'funny',
        good: comedy === undefined ? [] : [comedy],
        bad: horror === undefined ? [] : [horror],
        ...more,
      },
      answerOf(picked, notes),
      { judged, before: new Set(funny.map(titleOf)) },
    );

  test('is good with four good of five and none bad, bad with two bad or nothing at all', () => {
    expect(grade(funny)).toBe('good');
    expect(grade([...funny.slice(0, 4), ...scary.slice(0, 1)])).toBe('soSo');
    expect(grade([...funny.slice(0, 3), ...scary.slice(0, 2)])).toBe('bad');
    expect(grade([])).toBe('bad');
  });

  test('asks for the titles that belong there, for new ones, and for what must be told', () => {
    expect(grade(funny, { some: funny.slice(0, 1).map(titleOf) })).toBe('good');
    expect(grade(funny, { some: scary.map(titleOf) })).toBe('soSo');
    expect(grade(funny, { some: scary.map(titleOf), good: [] })).toBe('bad');
    expect(grade(funny, { fresh: true })).toBe('bad');
    expect(grade(funny, { says: ['streaming|stream'] })).toBe('soSo');
    expect(grade(funny, { says: ['streaming|stream'] }, [{ is: 'unknown-here', of: 'streaming' }])).toBe(
      'good',
    );
    expect(grade(funny, { good: [], says: ['streaming'] })).toBe('bad');
  });
});
