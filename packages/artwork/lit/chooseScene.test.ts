import { describe, expect, it } from 'vitest';

import { motifNames } from '#kit/motif.ts';
import { backdrop } from '#pictures/backdrop.ts';
import { catalogueEntries } from '#testing/catalogueSubjects.ts';

import { fittingScenes, placesByMotif } from './chooseScene.ts';
import { scenes } from './scenes.ts';

describe('the places of lit pictures', { timeout: 120_000 }, () => {
  it('are at least two for every motif', () => {
    const few = motifNames.filter((motif) => new Set(placesByMotif.get(motif)).size < 2);
    expect(few).toEqual([]);
  });

  it('are all led to by something', () => {
    const reached = new Set(catalogueEntries.flatMap(({ subject }) => [...fittingScenes(subject).keys()]));
    expect(Object.keys(scenes).filter((name) => !reached.has(name as keyof typeof scenes))).toEqual([]);
  });

  it('share the catalogue: none has more than a twentieth of the backdrops, what fits anything half of that', () => {
    const counts = new Map<string, number>();
    for (const { subject } of catalogueEntries) {
      const place = backdrop(subject, false).style.slice('lit/'.length);
      counts.set(place, (counts.get(place) ?? 0) + 1);
    }
    const share = (place: string) => (counts.get(place) ?? 0) / catalogueEntries.length;
    expect([...counts.keys()].filter((place) => share(place) > 0.05)).toEqual([]);
    const generic = ['stage', 'stairs', 'facade', 'lamp', 'enfilade'];
    expect(generic.filter((place) => share(place) > 0.025)).toEqual([]);
    expect(counts.size).toBeGreaterThanOrEqual(48);
  });

  it('follow the words where a title names its place', () => {
    const subject = {
      motifs: ['hand'],
      genres: ['Drama'],
      keywords: ['boxing'],
      title: 'The Last Round',
      year: 1990,
    };
    expect(fittingScenes(subject).has('boxingRing')).toBe(true);
    expect(fittingScenes({ ...subject, keywords: [] }).has('boxingRing')).toBe(false);
  });

  it('leave motors and radar out of the olden days', () => {
    const western = { motifs: ['target', 'road'], genres: ['Western'], keywords: [], title: '', year: 1966 };
    const places = [...fittingScenes(western).keys()];
    expect(places.filter((place) => ['sonar', 'tailLights', 'headlights'].includes(place))).toEqual([]);
    expect(fittingScenes({ ...western, genres: ['Thriller'] }).has('sonar')).toBe(true);
  });

  it('include one for unknown motifs', () => {
    expect(
      fittingScenes({ motifs: [], genres: [], keywords: [], title: '', year: 1990 }).size,
    ).toBeGreaterThan(0);
  });
});
