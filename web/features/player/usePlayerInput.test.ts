import { describe, expect, it } from 'vitest';

import { atStart } from './playerMachine.ts';
import { playerAction } from './usePlayerInput.ts';

function press(
  key: string,
  focus: 'button' | 'slider' | 'other' = 'other',
  held: Partial<KeyboardEvent> = {},
) {
  const done: string[] = [];
  const say = (what: string) => (value?: number) =>
    void done.push(value === undefined ? what : `${what} ${value}`);
  const playback = {
    state: atStart(20_000),
    play: say('play'),
    pause: say('pause'),
    toggle: say('toggle'),
    seek: say('seek'),
    move: say('move'),
    restart: say('restart'),
  };
  const others = {
    captions: say('captions'),
    fullscreen: say('fullscreen'),
    mute: say('mute'),
    louder: say('louder'),
  };
  const keys = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held };
  playerAction({ key, ...keys }, focus, playback, others)?.();
  return done;
}

describe('the keys of the player', () => {
  it.each([
    ['k', 'toggle'],
    [' ', 'toggle'],
    ['K', 'toggle'],
    ['ArrowLeft', 'move -5000'],
    ['ArrowRight', 'move 5000'],
    ['ArrowUp', 'louder 0.1'],
    ['ArrowDown', 'louder -0.1'],
    ['m', 'mute'],
    ['c', 'captions'],
    ['f', 'fullscreen'],
    ['Home', 'seek 0'],
    ['End', 'seek 20000'],
    ['0', 'seek 0'],
    ['3', 'seek 6000'],
    ['9', 'seek 18000'],
  ])('%s does what people know', (key, action) => {
    expect(press(key)).toEqual([action]);
  });

  it('leave Space to a focused button and the arrows to a slider of its own', () => {
    expect(press(' ', 'button')).toEqual([]);
    expect(press('ArrowUp', 'slider')).toEqual([]);
    expect(press('Home', 'slider')).toEqual([]);
    expect(press('k', 'slider')).toEqual(['toggle']);
  });

  it('leave the browser its own, and others alone', () => {
    expect(press('f', 'other', { ctrlKey: true })).toEqual([]);
    expect(press('ArrowLeft', 'other', { altKey: true })).toEqual([]);
    expect(press('x')).toEqual([]);
    expect(press('F5')).toEqual([]);
  });
});
