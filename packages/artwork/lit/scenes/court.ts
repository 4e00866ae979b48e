import { num, path, rect } from '#kit/svg.ts';
import { glow } from '#lit/light.ts';
import { arched, box, darkRoom, down, dusk, poly } from '#lit/paint.ts';
import { insider } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

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
    sky:
      darkRoom(set, x, y - tall * 0.5, 0.32) +
      rect(0, y, w, h - y, down(set, y, h, [0, tone(0.16)], [1, tone(0.01)])),
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
