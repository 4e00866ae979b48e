import { afterAll, expect, test } from 'vitest';

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
