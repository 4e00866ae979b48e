import { inkBox } from '#flat/inkBox.ts';
import { seatOf } from '#flat/seat.ts';
import { type Composition, full, H, inksOf, M, readableInk, shaded, W } from '#flat/sheet.ts';
import { contrast, isLight, mix, mixClean } from '#kit/colour.ts';
import { silhouette } from '#kit/motif.ts';
import { disc, rect } from '#kit/svg.ts';

/** One thing above the line, another as its reflection. */
export const reflection: Composition = (sheet) => {
  const { p, A, B, random, title, credit } = sheet;
  const y = 432;
  const above = seatOf(A, { x: 92, y: 52, w: 500, h: 382 }, { foot: true });
  const below = seatOf(B, { x: 122, y, w: 440, h: 356 });
  const { bottom } = inkBox(B.drawing);
  const water = isLight(p.ground) ? p.figure : mix(p.ground, '#000000', 0.28);
  const truth = contrast(p.accent, water) > 2.2 ? p.accent : p.paper;
  const slits = Array.from({ length: 7 }, (_, i) =>
    rect(0, y + 26 + i * i * 8 + i * 14, W, 3 + i * 1.4, water),
  );
  return (
    full(p.ground) +
    disc(random.pick([228, 456, 342]), y - 170, 180, mixClean(p.ground, [p.paper, p.figure], 0.24)) +
    shaded(sheet, A, above.x, above.y, above.size, inksOf(p)) +
    rect(0, y, W, H - y, water) +
    silhouette(B.drawing, below.x, y - ((100 - bottom) * below.size) / 100, below.size, truth, {
      base: true,
      upside: true,
    }) +
    slits.join('') +
    title(
      { x: M, y: 826, w: W - 2 * M, h: 122 },
      { max: 150, align: 'centre', valign: 'middle' },
      readableInk(p, water),
    ) +
    credit(342, H - 36, { align: 'centre', size: 23 }, readableInk(p, water))
  );
};
