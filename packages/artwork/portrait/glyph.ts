import type { FaceName } from '#type/faces.ts';
import { emptyBox, outline } from '#type/outline.ts';
import { type InkBox, shapeLine } from '#type/shape.ts';

/** Letters as one shape. */
export type Glyph = { d: string; box: InkBox };

type Area = { x: number; y: number; w: number; h: number };

const trial = 1000;

/** As large as the area lets their ink be; `across` and `down` place them in what is left, 0 to 1. */
export function glyphIn(face: FaceName, text: string, area: Area, across = 0.5, down = 0.5): Glyph {
  const line = shapeLine(face, text);
  const { left, right, top, bottom } = outline(face, line, trial, 0, 0).box;
  const [w, h] = [right - left, bottom - top];
  if (!(w > 0 && h > 0)) return { d: '', box: emptyBox };
  const scale = Math.min(area.w / w, area.h / h);
  const x = area.x + (area.w - w * scale) * across - left * scale;
  const y = area.y + (area.h - h * scale) * down - top * scale;
  const { d, box } = outline(face, line, trial * scale, x, y);
  return { d, box };
}
