import { describe, expect, it } from 'vitest';

import { atStart, nextPlayerState, type PlayerEvent, type PlayerState, positionAt } from './playerMachine.ts';

const after = (...events: PlayerEvent[]): PlayerState => events.reduce(nextPlayerState, atStart(30_000));

describe('a player', () => {
  it('is at the start until someone plays it', () => {
    const state = after({ type: 'ticked', now: 9_000 });
    expect([state.phase, positionAt(state, 9_000)]).toEqual(['paused', 0]);
  });

  it('runs with the clock while playing and stops while paused', () => {
    const playing = after({ type: 'played', now: 1_000 });
    expect(positionAt(playing, 5_000)).toBe(4_000);
    const paused = nextPlayerState(playing, { type: 'paused', now: 5_000 });
    expect(positionAt(paused, 60_000)).toBe(4_000);
    const again = nextPlayerState(paused, { type: 'played', now: 60_000 });
    expect(positionAt(again, 61_000)).toBe(5_000);
  });

  it('does not lose its place when play is sent twice', () => {
    const state = after({ type: 'played', now: 0 }, { type: 'played', now: 4_000 });
    expect(positionAt(state, 4_000)).toBe(4_000);
  });

  it('ends at its length and starts over from there', () => {
    const ended = after({ type: 'played', now: 0 }, { type: 'ticked', now: 45_000 });
    expect([ended.phase, positionAt(ended, 99_000)]).toEqual(['ended', 30_000]);
    const again = nextPlayerState(ended, { type: 'played', now: 100_000 });
    expect([again.phase, positionAt(again, 101_000)]).toEqual(['playing', 1_000]);
  });

  it('goes on playing after a seek, and stays paused after one', () => {
    const playing = after({ type: 'played', now: 0 }, { type: 'sought', now: 2_000, to: 20_000 });
    expect([playing.phase, positionAt(playing, 3_000)]).toEqual(['playing', 21_000]);
    const paused = after({ type: 'sought', now: 2_000, to: 20_000 });
    expect([paused.phase, positionAt(paused, 3_000)]).toEqual(['paused', 20_000]);
  });

  it('moves by steps from where it is and stays inside its length', () => {
    const playing = after({ type: 'played', now: 0 }, { type: 'moved', now: 3_000, by: 5_000 });
    expect(positionAt(playing, 3_000)).toBe(8_000);
    expect(nextPlayerState(playing, { type: 'moved', now: 3_000, by: -60_000 }).position).toBe(0);
    expect(nextPlayerState(playing, { type: 'moved', now: 3_000, by: 60_000 }).phase).toBe('ended');
  });

  it('can seek back from the end without starting by itself', () => {
    const ended = after({ type: 'sought', now: 0, to: 30_000 });
    expect(nextPlayerState(ended, { type: 'moved', now: 0, by: -5_000 })).toMatchObject({
      phase: 'paused',
      position: 25_000,
    });
  });

  it('keeps its place when it is sent nowhere', () => {
    const state = after({ type: 'sought', now: 0, to: 4_000 }, { type: 'sought', now: 0, to: Number.NaN });
    expect(state.position).toBe(4_000);
  });

  it('says where it is at every tick, and that nothing else happened', () => {
    const playing = after({ type: 'played', now: 0 });
    const ticked = nextPlayerState(playing, { type: 'ticked', now: 2_500 });
    expect(ticked).toEqual({ ...playing, position: 2_500, since: 2_500 });
    expect(nextPlayerState(ticked, { type: 'paused', now: 3_000 }).cuts).toBe(ticked.cuts + 1);
  });

  it('never runs backwards when the clock does', () => {
    const playing = after({ type: 'played', now: 5_000 }, { type: 'ticked', now: 1_000 });
    expect(positionAt(playing, 1_000)).toBe(0);
    expect(positionAt(playing, 6_000)).toBe(1_000);
  });
});
