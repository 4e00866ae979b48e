import { num, path } from '#kit/svg.ts';
import { hills, layer, peaks } from '#lit/land.ts';
import { glow, orb, sky, stars } from '#lit/light.ts';
import { box, down, filled, line } from '#lit/paint.ts';
import { layerLevel, roomOf, type Scene } from '#lit/set.ts';

/** The country goes by outside, a traveller sits and looks. */
export const trainWindow: Scene = (set) => {
  const { w, h, u, tone, light, hour, random, wide, defs } = set;
  const { top, floor } = roomOf(set);
  const [width, height] = wide ? [u * 74, u * 46] : [w * 0.84, Math.min(u * 46, floor - top - u * 10)];
  const x = wide ? w * 0.99 - width : (w - width) / 2;
  const y = wide ? h * 0.13 : top + u * 3;
  const land = { ...set, horizon: y + height * 0.62, focus: { x: x + width * 0.62, y: y + height * 0.4 } };
  const r = u * random.between(6, 10);
  const frame = `M${num(x + u * 4)} ${num(y)}h${num(width - u * 8)}q${num(u * 4)} 0 ${num(u * 4)} ${num(u * 4)}v${num(height - u * 8)}q0 ${num(u * 4)} ${num(-u * 4)} ${num(u * 4)}h${num(u * 8 - width)}q${num(-u * 4)} 0 ${num(-u * 4)} ${num(-u * 4)}v${num(u * 8 - height)}q0 ${num(-u * 4)} ${num(u * 4)} ${num(-u * 4)}z`;
  const inside = path(frame, '#000');
  const outside =
    sky(land) +
    (hour.stars ? stars(land) : '') +
    glow(set, land.focus.x, land.horizon, u * 40, light(0.9), hour.glow + 0.15) +
    orb(set, land.focus.x, land.horizon - r * 0.5, r);
  const ridge =
    layer(land, peaks(land, land.horizon, u * 7), layerLevel(set, 0, 3)) +
    layer(land, hills(land, land.horizon + u * 5, u * 3), layerLevel(set, 1, 3)) +
    layer(land, hills(land, land.horizon + u * 12, u * 2), 0.06);
  const px = x + width * (wide ? 0.24 : 0.22);
  const seatY = y + height + u * 6;
  const s = u * 0.58;
  const sitter = `M${num(px - s * 26)} ${num(h)}V${num(seatY - s * 26)}q${num(s * 2)} ${num(-s * 20)} ${num(s * 16)} ${num(-s * 26)}q${num(s * 5)} ${num(-s * 2)} ${num(s * 5)} ${num(-s * 7)}q${num(-s * 8)} ${num(-s * 5)} ${num(-s * 7)} ${num(-s * 17)}q${num(s)} ${num(-s * 15)} ${num(s * 15)} ${num(-s * 15)}q${num(s * 12)} 0 ${num(s * 13)} ${num(s * 13)}q0 ${num(s * 3)} ${num(s * 3.4)} ${num(s * 7)}q${num(s * 0.6)} ${num(s * 1.4)} ${num(-s * 2)} ${num(s * 2)}q${num(s)} ${num(s * 4)} ${num(-s * 0.4)} ${num(s * 7.4)}q${num(-s * 2)} ${num(s * 3)} ${num(-s * 8)} ${num(s * 2)}q0 ${num(s * 6)} ${num(s * 4)} ${num(s * 9)}q${num(s * 13)} ${num(s * 6)} ${num(s * 16)} ${num(s * 26)}V${num(h)}z`;
  return {
    sky: filled(set, tone(0.03)) + defs.clip(inside, outside),
    far:
      defs.clip(inside, ridge) +
      path(
        frame,
        down(set, y, y + height, [0, tone(0.02), 0.35], [0.3, tone(0.02), 0], [1, tone(0.02), 0.2]),
      ),
    subject:
      line(frame, tone(0.015), u * 2.6) +
      line(frame, light(0.7), u * 0.4, 'opacity=".5" ') +
      path(box(x, y + height * 0.2, width, u * 0.9), tone(0.02)) +
      path(sitter, tone(0.008)),
    near:
      glow(set, x + width * 0.5, y + height + u * 4, u * 36, light(0.7), 0.28, 0.3) +
      path(box(x + width * 0.5, y + height + u * 2, width * 0.5, u * 1.6), light(0.4)) +
      path(box(x + width * 0.5, y + height + u * 3.6, width * 0.5, h), tone(0.015)),
  };
};
