import { describe, expect, it } from 'vitest';

import { type EmbedRefusal, readVimeo, readYouTube } from './embedMessages.ts';

const refused = (refusal: EmbedRefusal) => ({ type: 'refused', refusal });

describe('a message of YouTube’s player', () => {
  it.each([
    [2, 'gone'],
    [5, 'broken'],
    [100, 'gone'],
    [101, 'onlyThere'],
    [150, 'onlyThere'],
    [153, 'anonymous'],
    [999, 'broken'],
  ] as const)('of error %i says: %s', (info, refusal) => {
    expect(readYouTube(JSON.stringify({ event: 'onError', info, id: 1, channel: 'widget' }))).toEqual(
      refused(refusal),
    );
  });

  it.each([
    [{ event: 'initialDelivery', info: { playerState: -1 } }, 'alive'],
    [{ event: 'onReady', info: null }, 'alive'],
    [{ event: 'onStateChange', info: -1 }, 'alive'],
    [{ event: 'onStateChange', info: 1 }, 'playing'],
    [{ event: 'onStateChange', info: 2 }, 'alive'],
    [{ event: 'onStateChange', info: 0 }, 'ended'],
    [{ event: 'infoDelivery', info: { playerState: 1 } }, 'playing'],
    [{ event: 'infoDelivery', info: { currentTime: 0 } }, 'alive'],
    [{ event: 'infoDelivery' }, 'alive'],
    [{ event: 'onAutoplayBlocked' }, 'held'],
    [{ event: 'somethingNew' }, 'alive'],
  ])('%j says: %s', (message, type) => {
    expect(readYouTube(JSON.stringify(message))).toEqual({ type });
    expect(readYouTube(message)).toEqual({ type });
  });
});

describe('a message of Vimeo’s player', () => {
  it.each([
    ['NotFoundError', 'gone'],
    ['PrivacyError', 'onlyThere'],
    ['PasswordError', 'locked'],
    ['UnsupportedError', 'broken'],
    ['SomethingNewError', 'broken'],
  ] as const)('of a %s says: %s', (name, refusal) => {
    expect(readVimeo({ event: 'error', data: { name, message: 'No.' } })).toEqual(refused(refusal));
  });

  it.each([
    [{ event: 'ready' }, 'alive'],
    [{ method: 'ping' }, 'alive'],
    [{ event: 'play', data: {} }, 'playing'],
    [{ event: 'playing' }, 'playing'],
    [{ event: 'timeupdate', data: { seconds: 1 } }, 'alive'],
    [{ event: 'ended' }, 'ended'],
    [{ event: 'error', data: { name: 'NotAllowedError', method: 'play' } }, 'held'],
    [{ event: 'error', data: { name: 'TypeError', method: 'addEventListener' } }, 'alive'],
  ])('%j says: %s', (message, type) => {
    expect(readVimeo(JSON.stringify(message))).toEqual({ type });
  });
});

it.each([
  'not JSON',
  '',
  '"text"',
  '42',
  'null',
  '[]',
  '{}',
  '{"event":7}',
  null,
  undefined,
  42,
  [],
  () => 1,
])('garbage says nothing: %o', (data) => {
  expect(readYouTube(data)).toBeNull();
  expect(readVimeo(data)).toBeNull();
});
