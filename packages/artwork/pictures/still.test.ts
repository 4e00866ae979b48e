import { describe, expect, it } from 'vitest';

import { distance, thumbnailOf } from '#distinct/lookAlike.ts';
import { catalogueEntries } from '#testing/catalogueSubjects.ts';

import { toSvg } from './drawn.ts';
import { still } from './still.ts';

const series = catalogueEntries.filter(({ media }) => media === 'tv').filter((_, index) => index % 24 === 0);
const seasonOf = (index: number) => {
  const entry = series[index];
  if (entry === undefined) throw new Error('no such series');
  return Array.from({ length: 8 }, (_, at) => {
    const drawn = still({ subject: entry.subject, season: 1, episode: at + 1, of: 8 }, false);
    return { drawn, thumbnail: thumbnailOf(toSvg(drawn), 16) };
  });
};

describe('the stills of a season', { timeout: 60_000 }, () => {
  it('differ at a glance', () => {
    const alike = series.flatMap(({ subject }, index) => {
      const stills = seasonOf(index);
      return stills.flatMap((one, i) =>
        stills.slice(i + 1).flatMap((other, k) => {
          const apart = distance(one.thumbnail, other.thumbnail);
          return apart < 4 ? [`${subject.title} ${i + 1} ${i + k + 2}: ${apart.toFixed(1)}`] : [];
        }),
      );
    });
    expect(alike).toEqual([]);
  });

  it('show at least five places, and the light of the hour', () => {
    for (const index of series.keys()) {
      const stills = seasonOf(index);
      expect(new Set(stills.map(({ drawn }) => drawn.style)).size).toBeGreaterThanOrEqual(5);
    }
  });

  it('are drawn for an episode far beyond the season', () => {
    const [entry] = series;
    if (entry === undefined) throw new Error('no series');
    const drawn = still({ subject: entry.subject, season: 90, episode: 4000, of: 0 }, true);
    expect(toSvg(drawn)).not.toMatch(/NaN|undefined/);
  });
});
