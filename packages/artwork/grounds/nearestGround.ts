import { groundCode, grounds } from '@marquee/contracts/grounds.ts';
import { Resvg } from '@resvg/resvg-js';

import { type Lab, toLab } from '#kit/colour.ts';

const widthMeasured = 24;

/** A picture's overall colour: the mean of its pixels in OKLab. */
function meanOf(svg: string): Lab {
  const { pixels } = new Resvg(svg, {
    fitTo: { mode: 'width', value: widthMeasured },
    font: { loadSystemFonts: false },
  }).render();
  const sum: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const pixel = toLab(`#${pixels.toString('hex', at, at + 3)}`);
    for (const axis of axes) sum[axis] += pixel[axis];
  }
  const count = pixels.length / 4;
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

const axes = [0, 1, 2] as const;

const listed = grounds.map((colour, index) => ({ code: groundCode(index), lab: toLab(colour) }));

const distance = (one: Lab, other: Lab): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** The ground of a drawing, and how far from it (in OKLab, 0.02 is just seen) `code` would be. */
export function nearestGround(svg: string): { code: string; distanceTo: (code: string) => number } {
  const mean = meanOf(svg);
  const distanceTo = (code: string) =>
    distance(mean, listed.find((ground) => ground.code === code)?.lab ?? [9, 9, 9]);
  const best = listed.reduce((a, b) => (distance(mean, b.lab) < distance(mean, a.lab) ? b : a));
  return { code: best.code, distanceTo };
}
