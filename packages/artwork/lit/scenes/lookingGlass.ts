import { num, path, rect } from '#kit/svg.ts';
import { glow } from '#lit/light.ts';
import { around, box, down, dusk, filled, line, poly } from '#lit/paint.ts';
import { insider } from '#lit/people.ts';
import { backlit } from '#lit/prop.ts';
import { roomOf, type Scene } from '#lit/set.ts';

/** A mirror with a slightly different room in it. */
export const lookingGlass: Scene = (set) => {
  const { w, h, u, tone, light, focus, wide, random, defs } = set;
  const { top, floor } = roomOf(set);
  const x = focus.x + u * 5;
  const y = floor - u * 4;
  const tall = Math.min(u * 54, y - top);
  const width = u * 27;
  const round = random.chance(0.5);
  const glass = round
    ? `M${num(x - width / 2)} ${num(y - tall / 2)}a${num(width / 2)} ${num(tall / 2)} 0 1 1 ${num(width)} 0a${num(width / 2)} ${num(tall / 2)} 0 1 1 ${num(-width)} 0z`
    : box(x - width / 2, y - tall, width, tall);
  const person = insider(set);
  const other = insider(set);
  const cracked = [set.lead, set.second].some(
    ({ name, drawing }) => name === 'mirror' && drawing.tag === 'cracked',
  );
  const [cx, cy] = [x + width * 0.1, y - tall * 0.62];
  const cracks = Array.from({ length: 9 }, (_, i) => {
    const a = i * 0.7 + random.between(-0.2, 0.2);
    const [mx, my] = [cx + Math.cos(a) * width * 0.25, cy + Math.sin(a) * width * 0.25];
    return `M${num(cx)} ${num(cy)}L${num(mx)} ${num(my)}L${num(cx + Math.cos(a + 0.2) * tall)} ${num(cy + Math.sin(a + 0.2) * tall)}`;
  }).join('');
  return {
    sky:
      filled(
        set,
        around(
          set,
          x,
          y - tall * 0.5,
          w * (wide ? 0.5 : 0.9),
          [0, tone(0.32)],
          [0.4, tone(0.13)],
          [1, tone(0.015)],
        ),
      ) + rect(0, y, w, h - y, down(set, y, h, [0, tone(0.13)], [1, tone(0.005)])),
    far:
      glow(set, x, y - tall * 0.5, u * 52, light(0.85), 0.5) +
      path(
        poly([x - width / 2, y], [x + width / 2, y], [x + width * 0.1, h], [x - width * 2.2, h]),
        down(set, y, h, [0, light(0.85), 0.6], [1, light(0.6), 0]),
      ),
    subject:
      path(
        glass,
        around(set, x, y - tall * 0.55, tall * 0.7, [0, light(1)], [0.5, light(0.84)], [1, light(0.5)]),
      ) +
      defs.clip(
        path(glass, '#000'),
        rect(x - width, y - tall * 0.16, width * 2, tall, light(0.5)) +
          backlit(set, other, x + u * 1, y - tall * 0.08, tall * 0.56, { level: 0.1 }) +
          (cracked ? line(cracks, tone(0.06), u * 0.3) : ''),
      ) +
      line(glass, tone(0.03), u * 2) +
      line(glass, light(0.8), u * 0.35, 'opacity=".7" '),
    near:
      path(
        poly([x - u * 19, y + u * 9], [x - u * 13, y + u * 9], [x - u * 28, h], [x - u * 40, h]),
        tone(0),
        'opacity=".5" ',
      ) +
      backlit(set, person, x - u * 16, y + u * 9, u * 33, { lightX: x }) +
      dusk(set, floor + u * 3, 0.7),
  };
};
