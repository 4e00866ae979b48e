import { describe, expect, it } from 'vitest';

import { remember } from './remember.ts';

function counted() {
  const asked: string[] = [];
  let time = 0;
  const ask = remember(
    (key: string) => {
      asked.push(key);
      return `${key}!`;
    },
    { most: 2, milliseconds: 10, now: () => new Date(time) },
  );
  return { asked, ask, wait: (milliseconds: number) => (time += milliseconds) };
}

describe('remember', () => {
  it('answers the same without asking again', () => {
    const { ask, asked } = counted();
    expect([ask('a'), ask('a'), ask('b'), ask('a')]).toEqual(['a!', 'a!', 'b!', 'a!']);
    expect(asked).toEqual(['a', 'b']);
  });

  it('asks again after a while, also where the clock was set back', () => {
    const { ask, asked, wait } = counted();
    ask('a');
    wait(9);
    ask('a');
    wait(1);
    ask('a');
    wait(-60);
    ask('a');
    expect(asked).toEqual(['a', 'a', 'a']);
  });

  it('keeps no more than the last few', () => {
    const { ask, asked } = counted();
    for (const key of ['a', 'b', 'c', 'b', 'a']) ask(key);
    expect(asked).toEqual(['a', 'b', 'c', 'a']);
  });
});
