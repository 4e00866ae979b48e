import { expect, it } from 'vitest';

import { createTurns } from './createTurns.ts';

it('lets others in between, in order', async () => {
  const turn = createTurns();
  const order: string[] = [];
  const take = async (name: string) => {
    await turn();
    order.push(name);
    setImmediate(() => order.push('other'));
  };
  await Promise.all(['a', 'b', 'c'].map(take));
  expect(order).toEqual(['a', 'other', 'b', 'other', 'c']);
});
