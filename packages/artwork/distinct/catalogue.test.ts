import { describe, expect, it } from 'vitest';

import { engineVersion } from '#engineVersion.ts';

import { changedPictures, readApproved, approvedPictures } from './approvedPictures.ts';
import { byFame, impressionOf } from './catalogueRolls.ts';
import { type Clash, createClashFinder, limits } from './lookAlike.ts';

/** Every likeness among the pictures as they are served. */
function clashesOf(kind: 'poster' | 'backdrop', entries = byFame): Clash[] {
  const finder = createClashFinder(limits[kind]);
  return entries.flatMap((entry) => {
    const impression = impressionOf(entry, kind);
    const clash = finder.clashOf(impression);
    finder.add(impression);
    return clash === null ? [] : [clash];
  });
}

describe('the pictures of the two hundred most famous titles', () => {
  it.each(['poster', 'backdrop'] as const)('have no %s that looks like another', (kind) => {
    expect(clashesOf(kind, byFame.slice(0, 200))).toEqual([]);
  });
});

describe('the pictures of the whole catalogue', { timeout: 120_000, tags: ['full'] }, () => {
  it('has no two posters that look alike, and none like its neighbours', () => {
    expect(clashesOf('poster')).toEqual([]);
  });

  it('has no two backdrops that look alike', () => {
    expect(clashesOf('backdrop')).toEqual([]);
  });
});

describe('the approved pictures', { timeout: 60_000 }, () => {
  it('are drawn as they were approved: a change is intended, reviewed, and has its own version', () => {
    const approved = readApproved();
    expect(changedPictures(approved, approvedPictures())).toEqual([]);
    expect(approved.engineVersion).toBe(engineVersion);
  });

  it('reports a changed, a new and a missing picture', () => {
    const before = { engineVersion: 1, pictures: { same: 'a', changed: 'b', gone: 'c' } };
    const after = { engineVersion: 1, pictures: { same: 'a', changed: 'x', new: 'd' } };
    expect(changedPictures(before, after)).toEqual(['changed', 'gone', 'new']);
  });
});
