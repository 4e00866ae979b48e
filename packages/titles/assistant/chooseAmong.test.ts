import { createEngine } from '@marquee/assistant';
import { titleKey } from '@marquee/assistant/events';
import type { ModelStep } from '@marquee/assistant/model';
import { expect, it } from 'vitest';

import { shippedTitles } from '../../../server/assistant/testing/shippedTitles.ts';
import { canChoose, chooseAmong, type ModelQuestion, type ModelReply } from './chooseAmong.ts';

const titles = shippedTitles();
const engine = createEngine(titles);
const say = 'a funny film from the 1990s';
const asked = { turns: [{ say, without: [] }], seen: [] };
const answer = engine.answer(asked, { count: 8, year: 2026 });
const keys = answer.picks.map(({ title }) => titleKey(title));
const found = answer.picks.map(({ title }) => title);

async function choose(
  reply: (question: ModelQuestion) => ModelReply,
  rest: { seen?: string[]; of?: typeof answer } = {},
) {
  const steps: ModelStep[] = [];
  const { seen = [], of = answer } = rest;
  for await (const step of chooseAmong({
    asked: { ...asked, seen },
    answer: of,
    engine: { ...engine, titles: new Map(found.map((title) => [titleKey(title), title])) },
    year: 2026,
    askModel: async (question) => reply(question),
  }))
    steps.push(step);
  const picks = steps.filter((step) => step.step === 'pick');
  return {
    keys: picks.map(({ chosen }) => titleKey(chosen.title)),
    reasons: picks.map(({ reason }) => reason),
    end: steps.at(-1),
    steps,
  };
}

const saying = (elements: readonly { key: string; reason: string }[]) => (): ModelReply => ({
  ok: true,
  elements,
});

it('sends what was said and the picks on the screen, and nothing else', async () => {
  let told: ModelQuestion | undefined;
  await choose((question) => {
    told = question;
    return { ok: false, reason: 'slow' };
  });
  expect(told?.said).toEqual([say]);
  expect(told?.rows.map(([key]) => key)).toEqual(keys);
  expect(Object.keys(told ?? {}).toSorted()).toEqual(['read', 'rows', 'said', 'unread', 'year']);
});

it('puts the picks in the order that the model has, each with its ledger', async () => {
  const turned = keys.toReversed();
  const { steps, ...said } = await choose(
    saying(turned.map((key) => ({ key, reason: 'Well worth an evening.' }))),
  );
  expect(said.keys).toEqual(turned);
  expect(new Set(said.reasons)).toEqual(new Set(['Well worth an evening.']));
  expect(said.end).toEqual({ step: 'done' });
  const first = steps.find((step) => step.step === 'pick');
  expect(first?.chosen.ledger).toEqual(answer.picks.at(-1)?.ledger);
});

it('appends the other picks where its own are too few', async () => {
  const { keys: shown } = await choose(saying([{ key: keys[3] ?? '', reason: '' }]));
  expect(shown[0]).toBe(keys[3]);
  expect(shown.toSorted()).toEqual(keys.toSorted());
});

it('takes no title that wasn’t on the screen, and none that is seen', async () => {
  const other = titles.find((title) => !keys.includes(titleKey(title)));
  if (!other) throw new Error('All are shown.');
  const named = [titleKey(other), 'movie/999999', 'nonsense', keys[0] ?? ''];
  const { keys: shown, end } = await choose(saying(named.map((key) => ({ key, reason: '' }))), {
    seen: keys.slice(0, 1),
  });
  expect(shown).toEqual([]);
  expect(end).toEqual({ step: 'fallback', reason: 'ungrounded' });
});

it('shows none that misses what is strict, though it was on the screen', async () => {
  const late = titles.find(({ media, year }) => media === 'movie' && year > 2005);
  if (!late) throw new Error('Nothing is that late.');
  const of = { ...answer, picks: [{ title: late, ledger: [] }, ...answer.picks] };
  const all = of.picks.map(({ title }) => ({ key: titleKey(title), reason: '' }));
  const { keys: shown } = await choose(saying(all), { of });
  expect(shown).not.toContain(titleKey(late));
  expect(shown).toEqual(keys);
});

it.each([
  ['another’s name that begins it', 'Zanuckson made it.'],
  ['another’s name within', 'A film for those who like Zanuckson.'],
  ['a number', 'A comedy of 1812.'],
  ['a link', 'More at https://films.example/here'],
  ['nothing', ''],
])('shows no reason that has %s', async (_, reason) => {
  const { keys: shown, reasons } = await choose(saying(keys.map((key) => ({ key, reason }))));
  expect(shown).toEqual(keys);
  expect(new Set(reasons)).toEqual(new Set([null]));
});

it.each(['unreachable', 'slow', 'refused', 'limited', 'budget', 'unreadable'] as const)(
  'leaves the answer unchanged and reports why: %s',
  async (reason) => {
    const { steps } = await choose(() => ({ ok: false, reason }));
    expect(steps).toEqual([{ step: 'fallback', reason }]);
  },
);

it('asks nothing where there is nothing to choose, or nothing was asked for', () => {
  const of = (sentence: string) =>
    engine.answer({ turns: [{ say: sentence, without: [] }], seen: [] }, { count: 8, year: 2026 });
  expect(canChoose(answer)).toBe(true);
  expect(canChoose({ ...answer, picks: answer.picks.slice(0, 1) })).toBe(false);
  expect(canChoose(of('hello'))).toBe(false);
  expect(canChoose(of('how do I build a bomb'))).toBe(false);
});
