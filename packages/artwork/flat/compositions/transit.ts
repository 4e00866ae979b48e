import { putIn } from '#flat/seat.ts';
import { type Composition, full, H, M, readableInk, shapeOn, W } from '#flat/sheet.ts';
import { contrast, mix } from '#kit/colour.ts';
import { disc } from '#kit/svg.ts';

/** Lines on a map: they bend by the ruler, run side by side, and meet where it happens. */
export const transit: Composition = ({ p, A, B, random, title, credit }) => {
  const flip = random.chance(0.5);
  const at = (x: number) => (flip ? W - x : x);
  const ground = contrast(p.paper, p.ground) > 1.3 && random.chance(0.5) ? p.paper : p.ground;
  const colours = [p.accent, p.figure, mix(p.figure, ground, 0.45)];
  const ink = shapeOn(p, ground, ['type', 'figure', 'ground']);
  const words = readableInk(p, ground);
  const routes = [
    `M${at(100)} -20V330Q${at(100)} 372 ${at(130)} 402L${at(340)} 612Q${at(372)} 644 ${at(410)} 644H${at(720)}`,
    `M${at(720)} 120H${at(600)}Q${at(560)} 120 ${at(530)} 150L${at(230)} 450Q${at(200)} 480 ${at(160)} 480H${at(-20)}`,
    `M${at(158)} -20V306Q${at(158)} 348 ${at(188)} 378L${at(364)} 554Q${at(396)} 586 ${at(434)} 586H${at(720)}`,
  ];
  const lines = routes.map(
    (d, i) => `<path fill="none" stroke="${colours[i] ?? ink}" stroke-width="42" d="${d}"/>`,
  );
  const station = (x: number, y: number, r: number) => disc(x, y, r, ink) + disc(x, y, r * 0.64, ground);
  const hub = { x: at(214), y: 434, r: 148 };
  const thing = (who: typeof A, x: number, y: number, r: number) =>
    disc(x, y, r, ink) +
    disc(x, y, r - 14, ground) +
    putIn(
      who,
      { x: x - r * 0.6, y: y - r * 0.6, w: r * 1.2, h: r * 1.2 },
      { f: ink, a: contrast(p.accent, ground) > 2 ? p.accent : ink, g: ground },
    );
  return (
    full(ground) +
    [lines[1], lines[2], lines[0]].join('') +
    station(at(100), 150, 30) +
    station(at(600), 644, 30) +
    station(at(600), 586, 30) +
    thing(A, hub.x, hub.y, hub.r) +
    thing(B, at(548), 142, 96) +
    title({ x: M, y: 732, w: W - 2 * M, h: 206 }, { max: 190, valign: 'bottom' }, words) +
    credit(M, H - 40, {}, words)
  );
};
