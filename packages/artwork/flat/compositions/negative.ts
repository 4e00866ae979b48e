import { type Composition, full, H, M, shapeOn, stands, W } from '#flat/sheet.ts';
import { put, silhouette } from '#kit/motif.ts';
import { motifNamed } from '#kit/motif.ts';
import { disc } from '#kit/svg.ts';

/** The second thing cut out of the first. */
export const negative: Composition = ({ p, A, B, random, title, credit }) => {
  const [size, y] = [600, 392];
  const [left, top, width, height] = motifNamed(A.name).hole ?? [34, 36, 32, 36];
  const scale = size / 100;
  const cx = 342 + (left + width / 2 - 50) * scale;
  const cy = y + (top + height / 2 - 50) * scale;
  const room = Math.min(width, height) * scale;
  const onDisc =
    disc(cx, cy, room * 0.62, p.accent) +
    silhouette(B.drawing, cx, cy, room * 0.86, shapeOn(p, p.accent, ['ground', 'figure', 'paper']));
  const cut = stands(B)
    ? silhouette(B.drawing, cx, cy, room, p.ground)
    : put(B.drawing, cx, cy, room, { f: p.ground, a: p.accent, g: p.figure });
  return (
    full(p.ground) +
    silhouette(A.drawing, 342, y, size, p.figure) +
    (random.chance(0.65) ? onDisc : cut) +
    title({ x: M, y: 736, w: W - 2 * M, h: 196 }, { align: 'centre', valign: 'middle', max: 170 }, p.type) +
    credit(342, H - M, { align: 'centre' }, p.type)
  );
};
