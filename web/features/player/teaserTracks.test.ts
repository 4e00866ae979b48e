import { describe, expect, it } from 'vitest';

import { teaserScript } from './teaserScript.ts';
import { teaserTracks } from './teaserTracks.ts';

const script = teaserScript({
  title: 'Severance',
  tagline: 'You go home every night. He never does.',
  overview: '',
  makers: { role: 'Created by', names: ['Dan Erickson'] },
  cast: [{ name: 'Adam Scott', part: 'Mark Scout' }],
  year: '2022',
  facts: ['2022'],
});

describe('the moving parts of a teaser', () => {
  it('are one track for each shot, card and line', () => {
    const tracks = teaserTracks(script, false);
    expect(tracks.shots).toHaveLength(script.shots.length);
    expect(tracks.ways).toHaveLength(script.shots.length);
    expect(tracks.cards).toHaveLength(script.cards.length);
    expect(tracks.lines).toHaveLength(2);
  });

  it.each([true, false])('run from 0 to 1 without going back (still: %s)', (still) => {
    const { shots, ways, cards, lines } = teaserTracks(script, still);
    for (const track of [...shots, ...ways, ...cards, ...lines]) {
      const offsets = track.map(({ offset }) => offset ?? Number.NaN);
      expect(offsets).toEqual(offsets.toSorted((left, right) => left - right));
      expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
    }
  });

  it('move the camera, unless movement is not wanted', () => {
    const places = (still: boolean) =>
      teaserTracks(script, still).ways.map((way) => new Set(way.map(({ transform }) => transform)).size);
    expect(places(false)).toEqual(script.shots.map(() => 2));
    expect(places(true)).toEqual(script.shots.map(() => 1));
  });
});
