import { putIn, shapeIn } from '#flat/seat.ts';
import { type Composition, full, H, M, readableInk, shapeOn, stands, W } from '#flat/sheet.ts';
import { contrast, mix } from '#kit/colour.ts';
import { disc } from '#kit/svg.ts';

const height = 164;

/** A world far too large for the sheet, and one thing alone on its crown. */
export const outpost: Composition = ({ p, A, B, random, title, credit }) => {
  const crown = random.pick([560, 600]);
  const r = random.pick([420, 560]);
  const left = random.chance(0.5);
  const x = left ? 282 : 402;
  const world = contrast(p.figure, p.ground) >= 1.8 ? p.figure : p.accent;
  const core = mix(world, p.ground, 0.32);
  const alone = stands(A) ? A : B;
  const lit = shapeOn(p, p.ground, ['accent', 'paper', 'type', 'figure']);
  const lone = lit === world ? shapeOn(p, p.ground, ['type', 'paper']) : lit;
  const moon =
    alone === A && B.kind === 'round'
      ? putIn(
          B,
          { x: left ? 430 : 94, y: 330, w: 160, h: 160 },
          { f: mix(p.ground, world, 0.55), a: mix(p.ground, world, 0.3), g: p.ground },
        )
      : '';
  return (
    full(p.ground) +
    moon +
    disc(x, crown + r, r, world) +
    disc(x, crown + r, r * 0.74, mix(world, p.ground, 0.16)) +
    disc(x, crown + r, r * 0.48, core) +
    shapeIn(alone, { x: x - 120, y: crown - height + 3, w: 240, h: height }, lone, { foot: true }) +
    title({ x: M, y: 56, w: W - 2 * M, h: 250 }, { max: 200 }, p.type) +
    credit(x, H - 36, { align: 'centre', size: 22, width: 360 }, readableInk(p, core))
  );
};
