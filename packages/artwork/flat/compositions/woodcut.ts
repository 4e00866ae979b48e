import { inside } from '#flat/inside.ts';
import { seatOf, shapeIn } from '#flat/seat.ts';
import { type Composition, full, H, readableInk, shapeOn, stands, W } from '#flat/sheet.ts';
import { contrast } from '#kit/colour.ts';
import { put } from '#kit/motif.ts';
import type { Random } from '#kit/random.ts';
import { num, path, rect } from '#kit/svg.ts';

/** Gouge marks that leave a centre, each thick in its middle. */
function gouges(random: Random, x: number, y: number, from: number, to: number): string {
  let d = '';
  const count = 36;
  for (let i = 0; i < count; i++) {
    const angle = (i * 2 * Math.PI) / count + random.between(-0.02, 0.02);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    let at = from + random.between(0, 60);
    while (at < to) {
      const length = random.between(130, 300);
      const half = 2 + at / 58;
      const point = (r: number, off: number) =>
        `${Math.round(x + r * cos - off * sin)} ${Math.round(y + r * sin + off * cos)}`;
      d += `M${point(at, 0)}Q${point(at + length * 0.6, half * 2)} ${point(at + length, 0)}Q${point(at + length * 0.6, -half * 2)} ${point(at, 0)}Z`;
      at += length + random.between(14, 40);
    }
  }
  return d;
}

/** Long cuts from the lit side into the dark: what gives the block its body. */
function cuts(random: Random, left: number, top: number, w: number, h: number): string {
  let d = '';
  for (let y = top + 8; y < top + h; y += 19) {
    const reach = w * random.between(0.34, 0.6);
    d += `M${left} ${num(y)}Q${num(left + reach * 0.5)} ${num(y + 1)} ${num(left + reach)} ${num(y + 5)}Q${num(left + reach * 0.5)} ${num(y + 10)} ${left} ${num(y + 10)}Z`;
  }
  return d;
}

/** A block of wood, cut: light is where the tool went. */
export const woodcut: Composition = ({ p, A, random, defs, title, credit }) => {
  const black = contrast(p.type, p.paper) > contrast(p.ground, p.paper) ? p.type : p.ground;
  const [x, y, w, h] = [52, 52, W - 104, 700];
  const glow = shapeOn(p, black, ['paper', 'type', 'accent', 'ground']);
  const standing = stands(A) || A.kind === 'scene';
  const area = standing ? { x: 92, y: 120, w: 500, h: 632 } : { x: 122, y: 152, w: 440, h: 500 };
  const seat = seatOf(A, area, { foot: standing });
  const text = readableInk(p, p.paper);
  const body = contrast(p.accent, glow) > 2.2 && contrast(p.accent, black) > 1.4 ? p.accent : black;
  const cutsOfBody = path(cuts(random, area.x - 30, area.y - 40, area.w + 60, area.h + 60), glow);
  return (
    full(p.paper) +
    `<path fill="none" stroke="${text}" stroke-width="4" d="M30 30H${W - 30}V${H - 30}H30Z"/>` +
    defs.clip(
      rect(x, y, w, h, '#000'),
      rect(x, y, w, h, black) +
        path(gouges(random, 342, 402, 190, 640), glow) +
        put(A.drawing, seat.x, seat.y, seat.size, { f: glow, a: glow, g: null }, { line: 1800 / seat.size }) +
        shapeIn(A, area, black, { foot: standing }) +
        inside(defs, A, area, rect(x, y, w, h, body) + cutsOfBody, { foot: standing }) +
        put(A.drawing, seat.x, seat.y, seat.size, { f: 'none', a: glow, g: black }),
    ) +
    title({ x: 72, y: 786, w: W - 144, h: 138 }, { max: 140, align: 'centre', valign: 'middle' }, text) +
    credit(342, H - 58, { align: 'centre', size: 21, width: 480 }, text)
  );
};
