import { inside } from '#flat/inside.ts';
import { putIn, shapeIn } from '#flat/seat.ts';
import { type Composition, full, H, M, shapeOn, stands, W } from '#flat/sheet.ts';
import { contrast, isLight, mix } from '#kit/colour.ts';
import { disc, path, rect } from '#kit/svg.ts';

/** An outline filled with a landscape: sun, hills, and the second thing in it. */
export const doubleExposure: Composition = ({ p, A, B, random, defs, title, credit }) => {
  const area = { x: 42, y: 60, w: 600, h: 664 };
  const sky = contrast(p.accent, p.ground) > 1.7 ? p.accent : p.figure;
  const dark = shapeOn(p, sky, ['figure', 'ground', 'type']);
  // Land in the colour of the sheet would be a hole in the outline.
  const land =
    contrast(dark, p.ground) > 1.5 ? dark : mix(sky, isLight(p.ground) ? '#000000' : '#ffffff', 0.5);
  const x = random.pick([258, 342, 426]);
  const pale = mix(sky, '#ffffff', 0.5);
  const sun = contrast(pale, p.ground) > 1.5 && contrast(pale, sky) > 1.25 ? disc(x, 350, 124, pale) : '';
  const far = mix(sky, land, 0.42);
  const ridge = (y: number, lift: number, colour: string) =>
    path(
      `M0 ${y}C140 ${y - lift} 250 ${y - lift * 0.2} 380 ${y - lift * 0.7}S590 ${y + lift * 0.3} 684 ${y - lift * 0.5}V760H0Z`,
      colour,
    );
  const world =
    B.kind === 'scene'
      ? putIn(
          B,
          { x: -40, y: 360, w: 764, h: 300 },
          { f: far, a: mix(sky, land, 0.6), g: sky },
          { foot: true, flip: true },
        ) +
        putIn(
          B,
          { x: -20, y: 400, w: 724, h: 330 },
          { f: land, a: mix(sky, land, 0.7), g: sky },
          { foot: true },
        )
      : ridge(560, 90, far) +
        ridge(650, -70, mix(sky, land, 0.72)) +
        (stands(B) ? shapeIn(B, { x: x - 100, y: 420, w: 200, h: 236 }, land, { foot: true }) : '') +
        ridge(700, 60, land);
  return (
    full(p.ground) +
    inside(defs, A, area, rect(0, 0, W, 760, sky) + sun + world) +
    title({ x: M, y: 762, w: W - 2 * M, h: 176 }, { align: 'centre', valign: 'middle', max: 170 }, p.type) +
    credit(342, H - M, { align: 'centre' }, p.type)
  );
};
