import { num, path, rect, disc } from '#kit/svg.ts';
import {
  particles,
  glow,
  beam,
  arched,
  box,
  darkRoom,
  down,
  dusk,
  poly,
  along,
  line,
  around,
  filledBelow,
} from '#lit/light.ts';
import { personNamed, insider } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** A couple in the moonlight of tall windows. */
export const ballroom: Scene = (set) => {
  const { h, u, tone, light, focus, wide } = set;
  const { top, floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 5;
  const tall = Math.min(u * 50, y - top - u * 3);
  const windows = [-2, -1, 0, 1, 2].map((i) => x + i * u * 17 - u * 5);
  const couple = backlit(set, personNamed('waltz'), x, y + u * 4, u * 24);
  const shape = windows.map((wx) => arched(wx, y - u * 3, u * 10, tall)).join('');
  const bars = windows
    .map(
      (wx) =>
        box(wx + u * 4.8, y - tall - u * 3, u * 0.4, tall) +
        box(wx, y - tall * 0.66, u * 10, u * 0.4) +
        box(wx, y - tall * 0.36, u * 10, u * 0.4),
    )
    .join('');
  const spill = windows
    .map((wx) =>
      poly(
        [wx, y + u * 1],
        [wx + u * 10, y + u * 1],
        [x + (wx + u * 10 - x) * 1.5, h],
        [x + (wx - x) * 1.5, h],
      ),
    )
    .join('');
  const lamp = x - u * (wide ? 0 : 1);
  return {
    sky: darkRoom(set, x, y - tall * 0.4, 0.3) + filledBelow(set, y, [0, tone(0.2)], [1, tone(0.01)]),
    far:
      path(shape, down(set, y - tall, y, [0, light(0.74)], [1, light(1)])) +
      path(bars, tone(0.08)) +
      path(spill, down(set, y, h, [0, light(0.9), 0.5], [0.6, light(0.7), 0.1], [1, light(0.6), 0])) +
      glow(set, x, y - tall * 0.4, u * 60, light(0.9), 0.34),
    subject:
      `<g opacity=".3" transform="translate(0 ${num((y + u * 4) * 2)})scale(1 -1)">${couple}</g>` + couple,
    near:
      path(
        box(lamp - u * 0.15, -u, u * 0.3, y - tall - u * 5 > 0 ? y - tall : u * 7) +
          poly(
            [lamp - u * 8, y - tall + u * 2],
            [lamp + u * 8, y - tall + u * 2],
            [lamp + u * 3, y - tall + u * 7],
            [lamp - u * 3, y - tall + u * 7],
          ),
        tone(0.02),
      ) +
      particles(set, light(0.95), { count: 40, size: 0.26, low: y }) +
      dusk(set, floor + u * 3, 0.7),
  };
};

/** Columns, a long floor, an empty chair. */
export const throne: Scene = (set) => {
  const { h, u, tone, light, focus, wide } = set;
  const { floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 8;
  const columns = [1, 1.9, 3.2].map((k, i) => {
    const [half, dx] = [u * (1.8 + i * 1.5), u * 15 * k];
    return [-1, 1]
      .map((side) =>
        path(
          box(x + side * dx - half, -u, half * 2, y + u * (2 + i * 5)) +
            box(x + side * dx - half * 1.5, y + u * (0.4 + i * 5), half * 3, u * (1.8 + i)),
          along(
            set,
            x + side * dx - half,
            x + side * dx + half,
            [0, side > 0 ? light(0.5 - i * 0.14) : tone(0.03)],
            [0.5, tone(0.16 - i * 0.05)],
            [1, side > 0 ? tone(0.03) : light(0.5 - i * 0.14)],
          ),
        ),
      )
      .join('');
  });
  const back = y - u * 25;
  const seat = `M${num(x - u * 5)} ${num(y)}V${num(back + u * 6)}L${num(x - u * 3.6)} ${num(back + u * 2)}L${num(x - u * 1.6)} ${num(back + u * 4)}L${num(x)} ${num(back - u * 2)}L${num(x + u * 1.6)} ${num(back + u * 4)}L${num(x + u * 3.6)} ${num(back + u * 2)}L${num(x + u * 5)} ${num(back + u * 6)}V${num(y)}z${box(x - u * 7, y - u * 11, u * 14, u * 2)}${box(x - u * 7, y - u * 11, u * 2.2, u * 11)}${box(x + u * 4.8, y - u * 11, u * 2.2, u * 11)}`;
  const steps = [0, 1, 2]
    .map(
      (i) =>
        rect(x - u * (12 + i * 6), y + u * i * 2.2, u * (24 + i * 12), u * 2.3, tone(0.14 - i * 0.04)) +
        rect(x - u * (12 + i * 6), y + u * i * 2.2, u * (24 + i * 12), u * 0.4, light(0.8 - i * 0.15)),
    )
    .join('');
  return {
    sky: darkRoom(set, x, y - u * 22, 0.36),
    far:
      (columns[0] ?? '') +
      beam(set, [x + u * 5, -u * 6, u * 3.4], [x, y, u * 15], light(0.97), [0.8, 0.14]) +
      glow(set, x, y - u * 14, u * 40, light(0.85), 0.4),
    subject:
      steps +
      path(seat, down(set, back, y, [0, light(0.34)], [0.3, tone(0.08)], [1, tone(0.02)])) +
      line(
        `M${num(x - u * 5)} ${num(back + u * 6)}L${num(x - u * 3.6)} ${num(back + u * 2)}L${num(x - u * 1.6)} ${num(back + u * 4)}L${num(x)} ${num(back - u * 2)}L${num(x + u * 1.6)} ${num(back + u * 4)}L${num(x + u * 3.6)} ${num(back + u * 2)}L${num(x + u * 5)} ${num(back + u * 6)}`,
        light(0.97),
        u * 0.4,
      ),
    near:
      path(
        poly([x - u * 5, y + u * 6.6], [x + u * 5, y + u * 6.6], [x + u * 22, h], [x - u * 22, h]),
        down(set, y, h, [0, light(0.6), 0.6], [1, light(0.4), 0.02]),
      ) +
      columns.slice(1).join('') +
      backlit(set, insider(set), x - u * 2, y + u * 17, u * (wide ? 17 : 15)) +
      particles(set, light(0.95), { count: 30, size: 0.26, low: y }) +
      dusk(set, floor, 0.6),
  };
};

/** A courtroom: tall windows, benches, and one person standing. */
export const court: Scene = (set) => {
  const { w, h, u, tone, light, focus, wide, random } = set;
  const { top, floor } = roomOf(set);
  const x = focus.x;
  const y = floor - u * 6;
  const tall = Math.min(u * 46, y - top - u * 7);
  const windows = [-1, 0, 1].map((i) => x + i * u * 23 - u * 6.5);
  const lean = u * random.pick([-22, 22]) * (wide ? -1 : 1);
  const rows = [0, 1].map((row) => {
    const by = y + u * (4 + row * 9);
    let heads = '';
    for (let hx = (row % 2) * u * 4 + (wide ? w * 0.42 : 0); hx < w + u * 9; hx += u * (8 + row * 2.4)) {
      const s = u * (1.5 + row * 0.5);
      if (random.chance(0.86))
        heads += `M${num(hx - s * 2.5)} ${num(by + u)}q0 ${num(-s * 2.2)} ${num(s * 1.9)} ${num(-s * 2.6)}v${num(-s * 0.8)}a${num(s)} ${num(s * 1.2)} 0 1 1 ${num(s * 1.2)} 0v${num(s * 0.8)}q${num(s * 1.9)} ${num(s * 0.4)} ${num(s * 1.9)} ${num(s * 2.6)}z`;
    }
    return (
      path(heads, tone(0.05 - row * 0.035)) +
      rect(wide ? w * 0.36 : -u, by, w, u * 3, tone(0.07 - row * 0.05)) +
      rect(wide ? w * 0.36 : -u, by, w, u * 0.4, light(0.4 - row * 0.2)) +
      rect(wide ? w * 0.36 : -u, by + u * 2, w, h, tone(0.03 - row * 0.02))
    );
  });
  return {
    sky: darkRoom(set, x, y - tall * 0.5, 0.32) + filledBelow(set, y, [0, tone(0.16)], [1, tone(0.01)]),
    far:
      windows
        .map(
          (wx) =>
            path(
              arched(wx, y - u * 9, u * 13, tall),
              down(set, y - tall - u * 9, y, [0, light(1)], [1, light(0.8)]),
            ) +
            path(
              box(wx + u * 6.2, y - tall - u * 9, u * 0.6, tall) +
                box(wx, y - tall * 0.6 - u * 9, u * 13, u * 0.6) +
                box(wx, y - tall * 0.3 - u * 9, u * 13, u * 0.6),
              tone(0.07),
            ),
        )
        .join('') + glow(set, x, y - tall * 0.6, u * 60, light(0.8), 0.3),
    subject:
      windows
        .map((wx) =>
          path(
            poly(
              [wx, y - tall - u * 4],
              [wx + u * 13, y - tall - u * 4],
              [wx + u * 16 + lean, y + u * 8],
              [wx - u * 3 + lean, y + u * 8],
            ),
            down(set, y - tall, y + u * 8, [0, light(0.95), 0.34], [1, light(0.85), 0.05]),
          ),
        )
        .join('') +
      backlit(set, insider(set), x + u * random.between(-3, 3), y + u * 4, u * 25) +
      path(
        box(x - u * 9, y - u * 7, u * 18, u * 0.8) +
          box(x - u * 9, y - u * 7, u * 0.8, u * 11) +
          box(x + u * 8.2, y - u * 7, u * 0.8, u * 11),
        tone(0.03),
      ),
    near: rows.join('') + dusk(set, floor + u * 4, 0.8),
  };
};

/** A cinema: a screen, and its audience. */
export const cinema: Scene = (set) => {
  const { w, h, u, tone, light, focus, wide, random } = set;
  const { top, floor } = roomOf(set);
  const [width, height] = [u * (wide ? 72 : 66), u * (wide ? 38 : 34)];
  const x = wide ? w * 0.985 - width / 2 : w / 2;
  const y = wide ? h * 0.12 : top + u * 4;
  const foot = y + height;
  const rows = [0, 1, 2].map((row) => {
    const by = foot + u * (5 + row * (wide ? 8 : 6));
    const s = u * (2.2 + row * 1);
    let d = '';
    for (let i = -14; i <= 14; i++) {
      const hx = focus.x + (i + (row % 2) * 0.5) * s * 3.5;
      d += `M${num(hx - s * 1.5)} ${num(by + u * 8)}V${num(by + s)}q0 ${num(-s * 1.1)} ${num(s * 1.1)} ${num(-s * 1.1)}h${num(s * 0.8)}q${num(s * 1.1)} 0 ${num(s * 1.1)} ${num(s * 1.1)}V${num(by + u * 8)}z`;
      if (random.chance(0.2) || (row === 1 && i === 0))
        d += `M${num(hx - s * 0.75)} ${num(by + s * 0.4)}v${num(-s)}a${num(s * 0.75)} ${num(s * 0.95)} 0 1 1 ${num(s * 1.5)} 0v${num(s)}z`;
    }
    return path(d, tone(0.055 - row * 0.025));
  });
  const subject = insider(set);
  return {
    sky: darkRoom(set, x, y + height * 0.6, 0.3),
    far:
      glow(set, x, y + height / 2, u * 66, light(0.9), 0.6) +
      rect(x - width / 2 - u * 4, y - u * 3, u * 3, height + u * 8, tone(0.06)) +
      rect(x + width / 2 + u, y - u * 3, u * 3, height + u * 8, tone(0.06)),
    subject:
      rect(
        x - width / 2,
        y,
        width,
        height,
        around(
          set,
          x + width * 0.18,
          y + height * 0.62,
          width * 0.7,
          [0, light(1)],
          [0.5, light(0.9)],
          [1, light(0.66)],
        ),
      ) +
      disc(x + width * 0.18, foot - u * 9, u * 6, light(0.62), 'opacity=".8" ') +
      path(
        `M${num(x - width / 2)} ${num(foot - u * 7)}q${num(width * 0.3)} ${num(-u * 5)} ${num(width * 0.55)} ${num(-u * 1)}t${num(width * 0.45)} ${num(-u * 1)}V${num(foot)}H${num(x - width / 2)}z`,
        light(0.42),
      ) +
      backlit(set, subject, x - width * 0.08, foot - u * 6.6, u * 11, { level: 0.12 }),
    near:
      path(
        poly([x - width / 2, foot], [x + width / 2, foot], [w + u * 20, h], [x - width, h]),
        down(set, foot, h, [0, light(0.8), 0.3], [1, light(0.6), 0]),
      ) +
      rows.join('') +
      dusk(set, floor, 0.8),
  };
};
