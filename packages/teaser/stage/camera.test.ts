import { describe, expect, it } from 'vitest';

import { overscan, poseAtDepth, scene } from './camera.ts';
import { cropOf } from './drawPlane.ts';
import { filmColours, inkOn, luminanceOf } from './filmColours.ts';
import { tracksOf } from './tracks.ts';

describe('the camera', () => {
  it('never shows the edge of a picture, however far it is sent', () => {
    for (const scale of [0.5, 1, 1.3, 2])
      for (const x of [-200, -9, 0, 30, 500])
        for (const depth of [0.3, 0.6, 1, 1.55]) {
          const pose = poseAtDepth({ x, y: -x, scale }, depth);
          // The picture is larger than its window by the overscan; it may move by half of that.
          const over = overscan * (pose.scale ?? 1) - 1;
          expect(over).toBeGreaterThanOrEqual(0);
          expect((Math.abs(pose.x ?? 0) / 100) * overscan).toBeLessThanOrEqual(over / 2 + 1e-9);
          expect((Math.abs(pose.y ?? 0) / 100) * overscan).toBeLessThanOrEqual(over / 2 + 1e-9);
        }
  });

  it('moves what is near further than what is far', () => {
    const { parts = [] } = scene({ start: 0, end: 1000 }, { from: { x: 0 }, to: { x: 2, scale: 1.2 } });
    const ends = parts.map(({ move }) => move?.at(-1)?.x ?? 0);
    expect(ends).toEqual(ends.toSorted((one, other) => one - other));
    expect(new Set(ends).size).toBe(4);
  });

  it('crops inside the picture', () => {
    const picture = { width: 1920, height: 1080 };
    for (const about of ['subject', 'middle'] as const)
      for (const width of [0.1, 0.5, 1.4]) {
        const view = { about, width, x: 60, y: -70 };
        const crop = cropOf(picture, { width: 400, height: 700 }, view, { x: 0.9, y: 0.1 });
        expect(crop.x).toBeGreaterThanOrEqual(0);
        expect(crop.y).toBeGreaterThanOrEqual(0);
        expect(crop.x + crop.width).toBeLessThanOrEqual(1920.001);
        expect(crop.y + crop.height).toBeLessThanOrEqual(1080.001);
        expect(crop.width / crop.height).toBeCloseTo(4 / 7);
      }
  });
});

describe('the tracks of a part', () => {
  const part = {
    start: 2000,
    end: 6000,
    fade: { in: 500, out: 500 },
    move: [
      { at: 2000, x: -50, ease: 'out' },
      { at: 4000, x: 0 },
      { at: 6000, x: 0 },
    ],
  } as const;
  const showing = { isShownAlways: false, size: { width: 200, height: 100 } };

  it.each([true, false])('run from 0 to 1 without going back (still: %s)', (isStill) => {
    const { light, way } = tracksOf(part, 10_000, { ...showing, isStill });
    for (const frames of [light, way]) {
      const offsets = frames.map(({ offset }) => Number(offset));
      expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
      expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
    }
  });

  it('move in pixels, and not at all where movement is not wanted', () => {
    const places = (isStill: boolean) =>
      new Set(tracksOf(part, 10_000, { ...showing, isStill }).way.map(({ transform }) => transform));
    expect([...places(false)].some((transform) => transform?.toString().includes('-100px'))).toBe(true);
    expect(places(true).size).toBe(1);
  });
});

describe('the colours of a film', () => {
  const parse = (hex: string) =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
  const contrast = (one: string, other: string) => {
    const [low = 0, high = 0] = [luminanceOf(parse(one)), luminanceOf(parse(other))].toSorted(
      (a, b) => a - b,
    );
    return (high + 0.05) / (low + 0.05);
  };

  it('are legible grounds, whatever the pictures are', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const pixels = Array.from({ length: 400 }, (_, index) =>
        index % 4 === 3 ? 255 : (index * (seed * 37 + 11) + seed * 91) % 256,
      );
      for (const colour of Object.values(filmColours(pixels)))
        expect(contrast(colour, inkOn(colour))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('are Marquee’s own where there is no picture', () => {
    expect(filmColours([])).toEqual(filmColours([0, 0, 0, 0]));
  });
});
