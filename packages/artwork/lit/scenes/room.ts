import { num, path, rect } from '#kit/svg.ts';
import { particles, glow, filled, around, down } from '#lit/light.ts';
import { insider } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { type LitSet, roomOf, type Scene } from '#lit/set.ts';

/** How a window is made: panes across and down, the room between them, its height, in units of the picture. */
const windows = {
  panes: { columns: 3, rows: 3, width: 36, height: 38, bar: 0.5, arch: false },
  cross: { columns: 2, rows: 2, width: 30, height: 42, bar: 0.7, arch: false },
  pair: { columns: 2, rows: 1, width: 34, height: 46, bar: 4.4, arch: true },
  blinds: { columns: 1, rows: 9, width: 44, height: 34, bar: 0.55, arch: false },
  slit: { columns: 1, rows: 1, width: 9, height: 52, bar: 0, arch: true },
  gallery: { columns: 5, rows: 1, width: 70, height: 44, bar: 2.6, arch: false },
} as const;

/** The light of a window on the floor of a dark room. */
export const room: Scene = (set) => {
  const { w, h, u, tone, light, defs, focus, wide, random, hour } = set;
  const { floor } = roomOf(set);
  const window = windows[random.pick(['panes', 'cross', 'pair', 'blinds', 'slit', 'gallery'])];
  const { columns, rows, bar, arch } = window;
  const [width, height] = [window.width * u, window.height * u * (wide ? 1 : 0.94)];
  const x0 = focus.x - width / 2 + u * 4;
  const y0 = floor - height - u * random.between(7, 13);
  const middle = x0 + width / 2;
  const lean = u * random.between(12, 24) * (wide || random.chance(0.6) ? -1 : 1);
  const cool = hour.name === 'night' ? 0.84 : 0.97;
  const wall = around(
    set,
    middle,
    floor - height / 2,
    w * (wide ? 0.55 : 0.95),
    [0, tone(0.31)],
    [0.5, tone(0.13)],
    [1, tone(0.02)],
  );
  const ground = down(set, floor, h, [0, tone(0.12)], [1, tone(0)]);
  const pane = defs.linear({
    from: [x0, y0],
    to: [x0, y0 + height],
    stops: [
      [0, light(cool)],
      [1, light(cool - 0.17)],
    ],
  });
  const spill = down(set, floor, h * 0.96, [0, light(0.86), 0.75], [1, light(0.6), 0.02]);
  const rays = defs.linear({
    from: [middle, y0],
    to: [middle + lean * 2, floor + u * 20],
    stops: [
      [0, light(0.95), 0.32],
      [1, light(0.8), 0],
    ],
  });
  const { panes, cast } = glass({ x0, y0, width, height, columns, rows, gap: bar * u, arch, floor, lean, u });
  const sitter =
    [set.lead, set.second].find(({ name }) => ['figure', 'couple'].includes(name)) ?? insider(set);
  const px = middle + (columns === 5 ? random.pick([-1, 0, 1]) * u * 14 : u * random.between(-7, 7));
  return {
    sky:
      filled(set, wall) +
      rect(0, floor, w, h - floor, ground) +
      glow(set, middle, y0 + height / 2, u * 60, light(0.85), 0.5),
    far:
      path(panes, pane) +
      path(cast, spill) +
      path(
        `M${num(x0)} ${num(y0)}h${num(width)}L${num(x0 + width + lean * 2.6 + u * 6)} ${num(h)}H${num(x0 + lean * 2.6 - u * 6)}z`,
        rays,
      ),
    subject:
      shadowOf(set, px, floor + u * 3, lean) +
      backlit(set, sitter, px, floor + u * 3.5, u * random.between(22, 27), {
        lightX: middle,
        flip: random.chance(0.5),
      }),
    near: particles(set, light(0.95), { count: 34, size: 0.28, low: floor }),
  };
};

const shadowOf = ({ u, h, tone }: LitSet, x: number, y: number, lean: number): string =>
  path(
    `M${num(x - u * 2.6)} ${num(y)}h${num(u * 5.2)}L${num(x + lean * 1.9 + u * 6)} ${num(h * 0.98)}H${num(x + lean * 1.9 - u * 6)}z`,
    tone(0),
    'opacity=".5" ',
  );

type Glass = {
  x0: number;
  y0: number;
  width: number;
  height: number;
  columns: number;
  rows: number;
  gap: number;
  arch: boolean;
  floor: number;
  lean: number;
  u: number;
};

/** The panes, and the same panes lying on the floor. */
function glass({ x0, y0, width, height, columns, rows, gap, arch, floor, lean, u }: Glass): {
  panes: string;
  cast: string;
} {
  const [cw, ch] = [width / columns, height / rows];
  const depth = u * 24;
  let [panes, cast] = ['', ''];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y, pw, ph] = [x0 + column * cw + gap / 2, y0 + row * ch + gap / 2, cw - gap, ch - gap];
      panes += arch
        ? `M${num(x)} ${num(y + ph)}v${num(pw / 2 - ph)}a${num(pw / 2)} ${num(pw / 2)} 0 0 1 ${num(pw)} 0v${num(ph - pw / 2)}z`
        : `M${num(x)} ${num(y)}h${num(pw)}v${num(ph)}h${num(-pw)}z`;
      const [near, far] = [
        floor + u * 3 + (row / rows) * depth,
        floor + u * 3 + ((row + 0.88) / rows) * depth,
      ];
      const at = (depthY: number, share: number) =>
        x0 + share * width + ((depthY - floor) / (u * 8)) * lean + (share - 0.5) * (depthY - floor) * 0.5;
      const [left, right] = [(x - x0) / width, (x + pw - x0) / width];
      cast += `M${num(at(near, left))} ${num(near)}H${num(at(near, right))}L${num(at(far, right))} ${num(far)}H${num(at(far, left))}z`;
    }
  }
  return { panes, cast };
}
