import { expect, test } from 'vitest';

import { shippedFind, shippedTitles } from '../../server/assistant/testing/shippedTitles.ts';
import { createEngine } from './createEngine.ts';

const engine = createEngine(shippedTitles(), shippedFind());

/** The answer to the last of these sentences. */
const answerTo = (...says: readonly string[]) =>
  engine.answer({ turns: says.map((say) => ({ say, without: [] })), seen: [] }, { count: 8, year: 2026 });
const idsOf = ({ picks }: ReturnType<typeof answerTo>) => picks.map(({ title }) => title.id);

test('"which is the shortest" orders what was shown, says how long it is, and asks for nothing else', () => {
  const [before, after] = [answerTo('scary movies'), answerTo('scary movies', 'which one is the shortest?')];
  expect(new Set(idsOf(after))).toEqual(new Set(idsOf(before)));
  const lengths = after.picks.map(({ title }) => title.runtime ?? 0);
  expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
  expect(after.notes).toMatchObject([{ is: 'fact', about: 'runtime', title: { id: idsOf(after)[0] } }]);
  expect(after.query.parts.map(({ key }) => key)).toEqual(before.query.parts.map(({ key }) => key));
});

test('what is said next is said of what was chosen', () => {
  const says = ['scary movies', 'which one is the shortest?'];
  const [first] = idsOf(answerTo(...says));
  expect(answerTo(...says, 'more like the first').query.parts.at(-1)?.wish).toMatchObject({ id: first });
});

test('"pick one for me" shows one, "first or second" two of those that were shown', () => {
  const shown = idsOf(answerTo('scary movies'));
  expect(idsOf(answerTo('scary movies', 'pick one for me'))).toEqual(shown.slice(0, 1));
  expect(idsOf(answerTo('scary movies', 'first or second?'))).toEqual(shown.slice(0, 2));
});

test('the least violent is the one with the least of it', () => {
  const { picks } = answerTo('gangster films', 'which is the least violent?');
  const levels = picks.map(({ title }) => title.audience?.violence ?? 3);
  expect(levels).toEqual(levels.toSorted((one, other) => one - other));
});

test('before the first answer it asks for films', () => {
  expect(answerTo('pick one for me').picks.length).toBeGreaterThan(1);
  expect(answerTo('which one is the funniest?').query.parts.map(({ key }) => key)).toContain('theme/funny');
});
