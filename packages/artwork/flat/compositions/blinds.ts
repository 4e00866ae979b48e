import { putIn } from '#flat/seat.ts';
import { type Composition, full, H, M, stands, W } from '#flat/sheet.ts';
import { contrast, isLight, mix } from '#kit/colour.ts';
import { rect } from '#kit/svg.ts';

/** Light falls through a blind on to a wall, with a person or thing in it. */
export const blinds: Composition = ({ p, A, random, defs, title, credit }) => {
  const flip = random.chance(0.5);
  const night = isLight(p.ground) ? mix(p.type, '#000000', 0.2) : p.ground;
  const light = [p.accent, p.paper, p.figure].find((colour) => contrast(colour, night) > 4.5) ?? p.paper;
  const wall = mix(night, light, 0.07);
  const slats = Array.from({ length: 13 }, (_, i) => {
    const y = 40 + i * 52;
    const slope = flip ? -70 : 70;
    return `M90 ${y + (flip ? 70 : 0)}L594 ${y + slope + (flip ? 70 : 0)}v26L90 ${y + 26 + (flip ? 70 : 0)}Z`;
  }).join('');
  const foot = 764;
  const base = stands(A);
  return (
    full(wall) +
    `<path fill="${light}" d="${slats}"/>` +
    defs.clip(
      rect(0, 0, W, foot, '#000'),
      putIn(
        A,
        base ? { x: 120, y: 110, w: 444, h: foot - 100 } : { x: 110, y: 140, w: 464, h: 500 },
        { f: night, a: contrast(p.figure, night) > 1.6 && p.figure !== light ? p.figure : wall, g: light },
        { foot: base, flip },
      ),
    ) +
    rect(0, foot, W, H - foot, night) +
    title({ x: M, y: foot + 22, w: W - 2 * M, h: 150 }, { max: 170, valign: 'middle' }, light) +
    credit(M, H - 42, {}, light)
  );
};
