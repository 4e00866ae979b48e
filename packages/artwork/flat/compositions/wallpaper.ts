import { seatOf } from '#flat/seat.ts';
import { type Composition, full, readableInk, shapeOn, W } from '#flat/sheet.ts';
import { mix } from '#kit/colour.ts';
import { put } from '#kit/motif.ts';
import { disc } from '#kit/svg.ts';

/** A printed cloth: the thing in half drop, turning left and right, and a label sewn on it. */
export const wallpaper: Composition = ({ p, A, B, random, slip, defs, title, credit }) => {
  const ground = random.chance(0.5) ? p.ground : mix(p.ground, p.figure, 0.08);
  const ink = shapeOn(p, ground, ['figure', 'type', 'accent']);
  const at = seatOf(A, { x: -88, y: -88, w: 176, h: 176 });
  const other = seatOf(A, { x: -88, y: -88, w: 176, h: 176 }, { flip: true });
  const inks = { f: ink, a: p.accent === ink ? p.paper : p.accent, g: ground };
  const one = put(A.drawing, at.x, at.y, at.size, inks, { slip });
  const two = put(A.drawing, other.x, other.y, other.size, inks, { flip: true, slip });
  const left: [number, number][] = [];
  const right: [number, number][] = [];
  const between: [number, number][] = [];
  for (let column = 0; column < 4; column++) {
    for (let row = -1; row < 5; row++) {
      const y = row * 250 + (column % 2 === 1 ? 205 : 80);
      (row % 2 === 0 ? left : right).push([column * 228, y]);
      between.push([column * 228, y + 125]);
    }
  }
  const drop = B.kind === 'round' || B.name === 'flower' || B.name === 'heart' || B.name === 'bird';
  const small = seatOf(B, { x: -26, y: -26, w: 52, h: 52 });
  const bead = drop
    ? put(B.drawing, small.x, small.y, small.size, { f: inks.a, a: inks.a, g: ground })
    : disc(0, 0, 13, inks.a) + disc(-34, 0, 6, ink) + disc(34, 0, 6, ink);
  const label = readableInk(p, p.paper);
  return (
    full(ground) +
    defs.repeat(one, left) +
    defs.repeat(two, right) +
    defs.repeat(bead, between) +
    `<rect x="72" y="352" width="${W - 144}" height="322" rx="161" fill="${p.paper}"/>` +
    `<rect x="86" y="366" width="${W - 172}" height="294" rx="147" fill="none" stroke="${label}" stroke-width="3"/>` +
    title(
      { x: 136, y: 402, w: W - 272, h: 172 },
      { max: 130, align: 'centre', valign: 'middle', lines: 3 },
      label,
    ) +
    credit(342, 626, { align: 'centre', size: 19, width: 330 }, label)
  );
};
