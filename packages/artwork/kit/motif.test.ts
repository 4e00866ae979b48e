import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { inkOf, mainMass, rasterOf, unlikeness } from '#testing/rasterOf.ts';

import { type Drawing, drawingOf, motifNamed, motifNames } from './motif.ts';

const drawings = motifNames.flatMap((motif) =>
  motifNamed(motif).variants.map((drawing) => ({ name: `${motif}/${drawing.tag}`, drawing })),
);
const named = (keep: (drawing: Drawing) => boolean): string[] =>
  drawings.filter(({ drawing }) => keep(drawing)).map(({ name }) => name);

/** Below this share of differing ink, two pictures of 24 pixels look the same. */
const alike = 0.18;

/** Patterns of separate pieces. */
const textures = new Set(['ocean/glint', 'ocean/scallops', 'rain/streaks', 'snow/fall', 'space/field']);
/** Two halves, rings in rings, lashes over an eye: apart by what they are. */
const apart = new Set([
  'couple/profiles',
  'eye/lashes',
  'heart/broken',
  'shield/round',
  'space/orbits',
  'sun/bands',
  'target/rings',
  'thing/paw',
]);

const shapeOf = (d: string): Drawing => ({ tag: 'sample', parts: [{ r: 'f', d }] });
const bounds = (drawing: Drawing) => {
  const { ink } = rasterOf(drawing, 70, 20);
  const at = ink.flatMap((value, i) =>
    value > 0.5 ? [[(i % 70) * 2 - 20, Math.floor(i / 70) * 2 - 20] as const] : [],
  );
  const [x, y] = [at.map(([left]) => left), at.map(([, top]) => top)];
  return { low: Math.min(...x, ...y), high: Math.max(...x, ...y) + 2 };
};
const inside = (drawing: Drawing): boolean => {
  const { low, high } = bounds(drawing);
  return low >= -2 && high <= 102;
};
const closed = ({ parts }: Drawing): boolean =>
  parts.every(({ d, w }) => w !== undefined || d.split(/(?=[Mm])/).every((outline) => outline.endsWith('z')));

describe('motifs', () => {
  it('have two drawings or more each', () => {
    expect(motifNames).toHaveLength(71);
    expect(motifNames.filter((motif) => motifNamed(motif).variants.length < 2)).toEqual([]);
  });

  it('never look like one another, not even as outlines of 24 pixels', () => {
    const rasters = drawings.map(({ name, drawing }) => ({ name, raster: rasterOf(drawing, 24) }));
    const twins = rasters.flatMap(({ name, raster }, i) =>
      rasters
        .slice(i + 1)
        .filter((other) => unlikeness(raster, other.raster) < alike)
        .map((other) => `${name} ${other.name}`),
    );
    expect(twins).toEqual([]);
  });

  it('lie inside their box', () => {
    expect(named((drawing) => !inside(drawing))).toEqual([]);
  });

  it('are closed outlines', () => {
    expect(named((drawing) => !closed(drawing))).toEqual([]);
  });

  it('have neither too little ink to be seen nor so much that they are a blot', () => {
    const faint = (drawing: Drawing) => inkOf(rasterOf(drawing, 60)) < 0.08;
    const blotted = (drawing: Drawing) => inkOf(rasterOf(drawing, 60)) > 0.75;
    expect(named(faint)).toEqual([]);
    expect(named(blotted)).toEqual([]);
  });

  it('hang together at 60 pixels', () => {
    const scattered = named((drawing) => mainMass(rasterOf(drawing, 60)) < 0.59);
    expect(scattered.filter((name) => !textures.has(name) && !apart.has(name))).toEqual([]);
  });

  it('weigh no more than 118 KiB together', () => {
    expect(readFileSync(new URL('../data/motifs.json', import.meta.url)).length).toBeLessThanOrEqual(
      118 * 1024,
    );
  });

  it('draw a star for an unknown name', () => {
    expect(motifNamed('submarine')).toBe(motifNamed('star'));
    expect(drawingOf('moon', 'gibbous')).toBe(motifNamed('moon').variants[0]);
  });
});

describe('the measures themselves', () => {
  const plate = shapeOf('M10 10h80v80h-80z');

  it('call a plate and a slightly larger plate alike', () => {
    const larger = shapeOf('M8 8h84v84h-84z');
    expect(unlikeness(rasterOf(plate, 24), rasterOf(larger, 24))).toBeLessThan(alike);
    expect(unlikeness(rasterOf(plate, 24), rasterOf(drawingOf('tree', 'bare'), 24))).toBeGreaterThan(alike);
  });

  it('see a drawing that leaves its box, an open outline, a hair and scattered crumbs', () => {
    expect(inside(shapeOf('M-10 10h80v80h-80z'))).toBe(false);
    expect(closed(shapeOf('M10 10h80v80'))).toBe(false);
    expect(inkOf(rasterOf(shapeOf('M50 0h2v100h-2z'), 60))).toBeLessThan(0.08);
    expect(mainMass(rasterOf(shapeOf('M5 5h10v10h-10zm40 0h10v10h-10zm40 0h10v10h-10z'), 60))).toBeLessThan(
      0.5,
    );
  });
});
