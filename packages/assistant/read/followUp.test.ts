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
    ['too long', [{ change: 'shorter' }]],
    ['these are all a bit too old', [{ change: 'newer' }]],
    ['too well known', [{ change: 'less-known' }]],
    ['less violent', [{ change: 'less', of: ['violence'] }]],
    ['too scary', [{ change: 'less', of: ['scare'] }]],
    ['older than that one', [{ change: 'older', than: [1] }]],
    ['shorter than the second', [{ change: 'shorter', than: [2] }]],
    ['newer than these', [{ change: 'newer' }]],
    ['keep the third', [{ change: 'more-like', places: [3], not: false }]],
    ['forget the years', [{ change: 'forget', slots: ['years'], wishes: [] }]],
    ['never mind the length', [{ change: 'forget', slots: ['runtime'], wishes: [] }]],
    ['second thoughts: any language', [{ change: 'forget', slots: ['language'], wishes: [] }]],
    ['the genre doesn’t matter', [{ change: 'forget', slots: ['genre'], wishes: [] }]],
    ['it doesn’t matter how old', [{ change: 'forget', slots: ['years'], wishes: [] }]],
    [
      'subtitles are fine after all',
      [{ change: 'forget', slots: [], wishes: [{ slot: 'language', language: 'en', not: false }] }],
    ],
    ['the first one is too long', [{ change: 'shorter', than: [1] }]],
    ['the second is a bit too old', [{ change: 'newer', than: [2] }]],
    [
      'without the kids then',
      [
        {
          change: 'forget',
          slots: ['age'],
          wishes: [{ slot: 'theme', entry: 'with-kids', not: false }],
        },
      ],
    ],
    ['not him', [{ change: 'not-them' }]],
    ['without her please', [{ change: 'not-them' }]],
    ['someone else', [{ change: 'not-them' }]],
    ['no, the one before', [{ change: 'undo' }]],
    ['take that back', [{ change: 'undo' }]],
    ['back to the previous ones', [{ change: 'undo' }]],
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
    'no wait, cheerful',
    'actually a comedy',
    'I meant a series',
    'sorry, the 70s',
    'on second thought, thrillers',
    'my wife wants romance',
    'he doesn’t like horror',
    'happy ending',
    'black and white',
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
    'something feel-good',
    'any language, a war film',
    'the one before sunrise',
  ])('asks anew with %j', (say) => {
    expect(readShipped(say)).toMatchObject({ isFollowUp: false, changes: [] });
  });

  it('means something by a comparison even where there is nothing to compare with', () => {
    expect(keysOf('something like Heat but newer')).toBe('like/Heat years/1996/');
  });
});
