import { seatOf } from '#flat/seat.ts';
import { type Composition, full, H, shapeOn, stands, W } from '#flat/sheet.ts';
import { isLight, mix } from '#kit/colour.ts';
import { put } from '#kit/motif.ts';
import { disc, ellipse, rect } from '#kit/svg.ts';

/** One sign in glass tubes on a dark wall, and its light on the wet ground. */
export const neon: Composition = ({ p, A, random, defs, title, credit }) => {
  const night = isLight(p.ground) ? mix(p.type, '#000000', 0.45) : mix(p.ground, '#000000', 0.35);
  const tube = shapeOn({ ...p, ground: night }, night, ['accent', 'figure', 'paper']);
  const other = tube === p.accent ? shapeOn({ ...p, ground: night }, night, ['figure', 'paper']) : p.paper;
  const y = 392;
  const seat = seatOf(A, { x: 112, y: 112, w: 460, h: 560 }, { foot: stands(A) });
  const ring = random.chance(0.5);
  const lit = (width: number, f: string, a: string) =>
    put(A.drawing, seat.x, seat.y, seat.size, { f, a, g: f }, { line: (width * 100) / seat.size });
  const hoop = (width: number, colour: string) =>
    ring ? `<circle cx="342" cy="${y}" r="300" fill="none" stroke="${colour}" stroke-width="${width}"/>` : '';
  const glow = (x: number, at: number, r: number, colour: string) =>
    disc(
      x,
      at,
      r,
      defs.radial({
        at: [x, at],
        r,
        stops: [
          [0, colour, 0.34],
          [0.55, colour, 0.12],
          [1, colour, 0],
        ],
      }),
    );
  const pale = mix(tube, '#ffffff', 0.74);
  return (
    full(night) +
    glow(342, y, 470, tube) +
    hoop(26, mix(night, other, 0.22)) +
    hoop(12, mix(night, other, 0.8)) +
    hoop(4, mix(other, '#ffffff', 0.7)) +
    lit(30, mix(night, tube, 0.2), mix(night, other, 0.2)) +
    lit(14, mix(night, tube, 0.86), mix(night, other, 0.86)) +
    lit(5, pale, mix(other, '#ffffff', 0.74)) +
    rect(0, 752, W, H - 752, mix(night, '#000000', 0.35)) +
    ellipse(
      342,
      770,
      330,
      34,
      defs.radial({
        at: [342, 770],
        r: 330,
        squash: 0.12,
        stops: [
          [0, tube, 0.5],
          [1, tube, 0],
        ],
      }),
    ) +
    title(
      { x: 48, y: 806, w: W - 96, h: 136 },
      { max: 150, align: 'centre', valign: 'middle' },
      mix(tube, '#ffffff', 0.8),
    ) +
    credit(342, H - 42, { align: 'centre', size: 22 }, mix(tube, '#ffffff', 0.6))
  );
};
