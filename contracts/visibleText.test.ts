import { expect, it } from 'vitest';

import { readName, withoutHidden } from './visibleText.ts';

it.each([
  '\u200B',
  '\u3164',
  '\u00AD\u00AD',
  '\u{E0041}\u{E0042}',
  '\u2800',
  '\uFEFF',
  ' \u00A0\u3000',
  '\u2060',
  '\u0301',
])('an invisible name is rejected: %j', (name) => {
  expect(readName(name)).toBeNull();
});

it.each([
  ['A\u200Bda', 'Ada'],
  ['Ad\u00ADa\u{E0041}', 'Ada'],
  ['\u202EAda\u2066', 'Ada'],
  ['Ad\u200Da', 'Ada'],
  ['  Ada ', 'Ada'],
  ['Ine\u0302s', 'Inês'],
])('invisible characters are left out: %j', (name, shown) => {
  expect(readName(name)).toBe(shown);
});

it.each([
  'Ada',
  '雨',
  'می\u200Cخواهم',
  'क्\u200Dष',
  '👩\u200D❤\uFE0F\u200D👨',
  '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  '1\uFE0F\u20E3',
  '‽',
])('what a script or an emoji needs stays: %s', (name) => {
  expect(readName(name)).toBe(name);
});

it('keeps the lines of a longer text', () => {
  expect(withoutHidden(' one\n\u200Btwo ')).toBe(' one\ntwo ');
});
