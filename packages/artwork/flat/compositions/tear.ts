import { putIn } from '#flat/seat.ts';
import { type Composition, full, H, M, shapeOn, W } from '#flat/sheet.ts';
import type { Random } from '#kit/random.ts';
import { path } from '#kit/svg.ts';

/** A torn edge from left to right, as points of a path. */
function edge(random: Random, left: number, right: number, rough: number): [number, number][] {
  const steps = 26;
  let drift = 0;
  return Array.from({ length: steps + 1 }, (_, i) => {
    drift = drift * 0.7 + random.between(-rough, rough);
    return [Math.round((i * W) / steps), Math.round(left + ((right - left) * i) / steps + drift)];
  });
}

const line = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => `L${x} ${y}`).join('');

/** Torn paper, with a thing visible through the gap. */
export const tear: Composition = ({ p, A, random, defs, title, credit }) => {
  const lean = random.pick([-70, 70]);
  const top = edge(random, 250 + lean, 250 - lean, 15);
  const bottom = edge(random, 590 - lean * 0.4, 590 + lean * 0.4, 15);
  const fringe = (points: [number, number][], way: number) =>
    points.map(([x, y], i): [number, number] => [x, y + way * (9 + ((i * 7) % 5) * 4)]);
  const opening = `M${line(top).slice(1)}${line(bottom.toReversed())}Z`;
  const rim = `M${line(fringe(top, -1)).slice(1)}${line(fringe(bottom, 1).toReversed())}Z`;
  const hidden = p.accent;
  const ink = shapeOn(p, hidden, ['figure', 'ground', 'type', 'paper']);
  return (
    full(p.ground) +
    path(rim, p.paper) +
    defs.clip(
      `<path d="${opening}"/>`,
      full(hidden) +
        putIn(
          A,
          { x: 70, y: 250, w: 544, h: 340 },
          { f: ink, a: shapeOn(p, ink, ['paper', 'accent', 'ground']), g: hidden },
        ),
    ) +
    title({ x: M, y: 716, w: W - 2 * M, h: 218 }, { max: 190, valign: 'bottom' }, p.type) +
    credit(M, H - 40, {}, p.type)
  );
};
