import { expect, it } from 'vitest';

import { readShipped } from '#server/assistant/testing/readShipped.ts';

import { measureAccounting } from './accounting.ts';
import { readGold } from './goldRequests.ts';

it('counts words that are neither used nor told', () => {
  const deaf = (say: string) => ({ ...readShipped(say), said: [], words: [], understood: [], unknown: [] });
  expect(measureAccounting(['a funny heist with zorblaxes'], deaf)).toEqual({
    words: 3,
    silentWords: 3,
    silent: [{ say: 'a funny heist with zorblaxes', words: ['funny', 'heist', 'zorblaxes'] }],
  });
});

it('takes what is not understood for told, and what asks for nothing for understood', () => {
  const says = [
    'a funny heist with zorblaxes',
    'thrillers, subtitles are fine, no rush',
    'who directed jaws',
  ];
  expect(measureAccounting(says, readShipped)).toMatchObject({ silentWords: 0 });
});

it('every word of the gold is accounted for', () => {
  const says = readGold().flatMap(({ turns }) => turns.map(({ say }) => say));
  expect(measureAccounting(says, readShipped).silent).toEqual([]);
});
