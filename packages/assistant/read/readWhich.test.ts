import { expect, test } from 'vitest';

import { readShipped } from '../../../server/assistant/testing/readShipped.ts';

test.each([
  ['which of these is the funniest', []],
  ['what’s the shortest one', []],
  ['ok which one is best with kids?', []],
  ['pick one for me', []],
  ['which would you recommend', []],
  ['i can’t decide', []],
  ['first or second?', [1, 2]],
  ['number 1 or 3, which is funnier', [1, 3]],
])('"%s" asks for one of what was shown', (say, places) => {
  expect(readShipped(say).question).toMatchObject({ asks: 'which', places });
});

test.each([
  'the best heist films',
  'what is the saddest film ever',
  'films about choosing',
  'the first or second world war',
])('"%s" asks for others', (say) => {
  expect(readShipped(say).question).toBeNull();
});
