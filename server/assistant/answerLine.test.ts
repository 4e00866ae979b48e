import { createEngine } from '@marquee/assistant';
import { expect, it } from 'vitest';

import { answerLine } from './answerLine.ts';

const parts = { engine: createEngine([]), titles: [], isJson: true, year: 2026 };

it.each(['{"id":1,"text":"a western"}', 'a western', '{', 'null', '{"request":"a western"}'])(
  'of %s it says what a line should be',
  (line) => {
    const answer = answerLine(line, parts);
    expect(answer).toEqual({
      ok: false,
      problem: expect.stringContaining('A line is {"id": "1", "request": '),
    });
  },
);

it('reads what it asks for', () => {
  const shown = /\{.*\}(?=;)/.exec(Object(answerLine('', parts))['problem'])?.[0] ?? '';
  expect(answerLine(shown, parts)).toMatchObject({ ok: true, value: { id: '1' } });
});
