import { scene } from './stage/camera.ts';
import { pickBy } from './stage/material.ts';
import { Reel } from './stage/reel.ts';
import type { Pose, TeaserScript, TimeSpan, View } from './stage/script.ts';

const melt = 1600;
type Way = readonly [view: View, from: Pose, to: Pose];

/** A title's picture in motion without words, as a page's background: three slow shots in a loop. */
export function previewScript(title: string): TeaserScript {
  const reel = new Reel({ beatsPerMinute: 60, beatsPerBar: 4, frame: 'full' });
  const turned = pickBy(title)('side', [1, -1] as const);
  // Pictures have their subject on the right; an upright screen centred on the middle would miss it.
  const ways: readonly Way[] = [
    [{ about: 'middle', x: 14, width: 0.94 }, { scale: 1.02 }, { scale: 1.2, x: -2 * turned }],
    [
      { about: 'subject', width: 0.62, x: -10 },
      { x: 5 * turned, scale: 1.12 },
      { x: -5 * turned, scale: 1.12 },
    ],
    [{ about: 'middle', x: 14, width: 0.9 }, { scale: 1.26, y: 2 }, { scale: 1.02 }],
  ];
  for (const [index, [view, from, to]] of ways.entries()) {
    const section = reel.section('lines', 2);
    // Shots dissolve into each other; between the last and the first the still picture is visible.
    const span: TimeSpan = { start: section.start, end: section.end + (index < ways.length - 1 ? melt : 0) };
    reel.add(scene(span, { view, from, to, ease: 'inout', fade: { in: melt, out: melt } }));
  }
  return reel.script('chamber');
}
