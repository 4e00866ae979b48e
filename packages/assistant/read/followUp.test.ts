import { describe, expect, it } from 'vitest';

import { keysOf, readShipped } from '../../../server/assistant/testing/readShipped.ts';

/** Its changes without their spans. */
const changesOf = (say: string) =>
  readShipped(say).changes.map((change) =>
    Object.fromEntries(Object.entries(change).filter(([name]) => name !== 'span')),
  );

describe('a sentence after another', () => {
  it.each([
    ['older', [{ change: 'older' }]],
    ['something a bit newer', [{ change: 'newer' }]],
    ['shorter ones please', [{ change: 'shorter' }]],
    ['longer', [{ change: 'longer' }]],
    ['less known', [{ change: 'less-known' }]],
    ['more mainstream', [{ change: 'better-known' }]],
    ['none of these', [{ change: 'not-these' }]],
    ['something else', [{ change: 'not-these' }]],
    ['more like the second one', [{ change: 'more-like', places: [2], not: false }]],
    ['like the first and third', [{ change: 'more-like', places: [1, 3], not: false }]],
    ['more like number 2', [{ change: 'more-like', places: [2], not: false }]],
    ['not the last one', [{ change: 'more-like', places: [-1], not: true }]],
    ['I’ve seen the first two', [{ change: 'more-like', places: [1, 2], not: true }]],
    ['go back', [{ change: 'undo' }]],
    ['let’s start over', [{ change: 'start-over' }]],
  ])('changes the answer with %j', (say, changes) => {
    expect(changesOf(say)).toEqual(changes);
    expect(readShipped(say).isFollowUp).toBe(true);
  });

  it.each([
    'less violent',
    'funnier',
    'a series instead',
    'without Tom Cruise',
    'only French ones',
    'what about the 80s?',
    'but not animated',
    'and under 90 minutes',
    'also with dogs',
    'make it a comedy',
    'in black and white',
    'more action',
    'with subtitles',
    'forget the years',
  ])('follows with %j', (say) => {
    expect(readShipped(say).isFollowUp).toBe(true);
  });

  it.each([
    'heist movies',
    'time travel',
    'French comedies',
    'funny films about dogs',
    'something like Heat but newer',
    'more films like Heat',
    'the first world war',
    'a comedy with Jim Carrey',
  ])('asks anew with %j', (say) => {
    expect(readShipped(say)).toMatchObject({ isFollowUp: false, changes: [] });
  });

  it('means something by a comparison even where there is nothing to compare with', () => {
    expect(keysOf('something like Heat but newer')).toBe('like/Heat ~years/2016/');
  });
});
