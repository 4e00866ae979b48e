import { putIn } from '#flat/seat.ts';
import { type Composition, full, readableInk, shapeOn, stands } from '#flat/sheet.ts';
import { mix } from '#kit/colour.ts';
import { disc, rect } from '#kit/svg.ts';

const [left, top, w, h] = [66, 74, 552, 878];

/** A stamp, franked: a small picture with perforated edges, as large as a poster. */
export const stamp: Composition = ({ p, A, B, random, defs, title, credit }) => {
  const field = { x: left + 42, y: top + 42, w: w - 84, h: 560 };
  const sky = p.accent;
  const dark = shapeOn(p, sky, ['figure', 'ground', 'type']);
  const ink = readableInk(p, p.paper);
  const surround =
    [p.ground, p.figure, p.accent].find((colour) => colour !== p.paper && colour !== sky) ?? p.figure;
  const base = stands(A) || A.kind === 'scene';
  const corner = random.chance(0.5);
  const at = corner ? left + w - 96 : left + 96;
  const mark = [104, 88, 54]
    .map(
      (r) =>
        `<circle cx="${at}" cy="${top + 104}" r="${r}" fill="none" stroke="${ink}" stroke-width="${r === 54 ? 3 : 5}"/>`,
    )
    .join('');
  const waves = Array.from({ length: 5 }, (_, i) => {
    const y = top + 58 + i * 23;
    const from = corner ? at - 108 : at + 108;
    const s = corner ? -1 : 1;
    return `M${from} ${y}q${s * 28} -22 ${s * 56} 0t${s * 56} 0t${s * 56} 0t${s * 56} 0`;
  }).join('');
  return (
    full(surround) +
    rect(left, top, w, h, p.paper) +
    `<path fill="none" stroke="${surround}" stroke-width="23" stroke-linecap="round" stroke-dasharray="0 34.5" d="M${left} ${top}H${left + w}M${left} ${top + h}H${left + w}M${left} ${top}V${top + h}M${left + w} ${top}V${top + h}"/>` +
    defs.clip(
      rect(field.x, field.y, field.w, field.h, '#000'),
      rect(field.x, field.y, field.w, field.h, sky) +
        disc(corner ? 250 : 434, 320, 118, mix(sky, p.paper, 0.72)) +
        (A.kind === 'scene'
          ? putIn(
              A,
              { x: field.x - 40, y: field.y, w: field.w + 80, h: field.h + 4 },
              { f: dark, a: mix(dark, sky, 0.4), g: sky },
              { foot: true },
            )
          : (B.kind === 'scene'
              ? putIn(
                  B,
                  { x: field.x - 30, y: field.y, w: field.w + 60, h: field.h },
                  { f: mix(sky, dark, 0.35), a: mix(sky, dark, 0.5), g: sky },
                  { foot: true },
                )
              : '') +
            putIn(
              A,
              { x: field.x + 36, y: field.y + 96, w: field.w - 72, h: field.h - (base ? 92 : 150) },
              { f: dark, a: shapeOn(p, dark, ['paper', 'accent']), g: sky },
              { foot: base },
            )),
    ) +
    `<g opacity=".72">${mark}<path fill="none" stroke="${ink}" stroke-width="5" d="${waves}"/></g>` +
    title({ x: field.x, y: 706, w: field.w, h: 168 }, { max: 150, valign: 'middle' }, ink) +
    credit(field.x, top + h - 38, { size: 21, width: field.w }, ink)
  );
};
