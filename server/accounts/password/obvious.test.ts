import { readFileSync } from 'node:fs';

import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';

import { rowFaults } from '../../../packages/text/rowFaults.ts';
import { countSteps } from '../../../tools/testing/countSteps.ts';
import type { run } from './testing/judging.ts';

const judging = countSteps<string, Awaited<ReturnType<typeof run>>>(
  new URL('./testing/judging.ts', import.meta.url),
);
afterAll(judging.close);

test.each(['asd', 'qwertyuiop', '123', '1', 'a', '!', 'é'])(
  'a password of nothing but %j is judged in steps that grow with its length',
  async (unit) => {
    const stepsOf = async (length: number) =>
      (await judging.count(`${unit.repeat(length).slice(0, length)}Zx`)).steps;
    const [short, long] = [await stepsOf(1024), await stepsOf(4096)];
    expect(long).toBeLessThan(5 * short + 1000);
  },
);

test('rows of keys have the right form', () => {
  const file = new URL('../../../content/passwords/keyboard-rows.json', import.meta.url);
  const Row = z.string().regex(/^[a-z0-9]{5,40}$/, 'Lower-case letters and digits');
  expect(rowFaults('keyboard-rows.json', readFileSync(file, 'utf8'), Row)).toEqual([]);
});
