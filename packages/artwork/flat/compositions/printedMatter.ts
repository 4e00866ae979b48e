import { putIn } from '#flat/seat.ts';
import { rays, type Composition, full, H, readableInk, shapeOn, stands, W, inksOf } from '#flat/sheet.ts';
import { halftone, hatch } from '#flat/texture.ts';
import { contrast, mix } from '#kit/colour.ts';
import { disc, rect, path, group } from '#kit/svg.ts';

/** A matchbox label: a thing in a burst of rays, its name in the band below, three stars. */
export const matchbox: Composition = ({ p, A, random, defs, slip, title, credit }) => {
  const [x, y, w, h] = [54, 54, W - 108, H - 108];
  const field = contrast(p.accent, p.paper) > 1.6 ? p.accent : p.figure;
  const ray =
    [p.ground, p.figure, p.paper].find((colour) => colour !== field && contrast(colour, field) > 1.15) ??
    p.paper;
  const ink = shapeOn(p, field, ['type', 'figure', 'ground', 'paper']);
  const band = contrast(p.figure, p.paper) > 3 ? p.figure : p.type;
  const text = readableInk(p, band);
  const base = stands(A);
  const clipped = `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="26"/>`;
  const stars = [-84, 0, 84].map((dx) => disc(342 + dx, 935, 9, text)).join('');
  return (
    full(p.paper) +
    defs.clip(
      clipped,
      full(field) +
        `<path fill="${ray}" opacity=".55" d="${rays(342, 400, random.pick([12, 16, 20]), 900, random.between(0, 1))}"/>` +
        disc(342, 400, 262, field) +
        putIn(
          A,
          base ? { x: 112, y: 120, w: 460, h: 580 } : { x: 132, y: 170, w: 420, h: 460 },
          { f: ink, a: contrast(p.paper, ink) > 2 ? p.paper : field, g: field },
          { foot: base, slip },
        ) +
        rect(x, 700, w, 300, band) +
        rect(x, 700, w, 6, p.paper),
    ) +
    `<rect x="34" y="34" width="${W - 68}" height="${H - 68}" rx="38" fill="none" stroke="${band}" stroke-width="7"/>` +
    title({ x: 92, y: 722, w: W - 184, h: 150 }, { max: 130, align: 'centre', valign: 'middle' }, text) +
    (credit(342, 942, { align: 'centre', size: 21, width: 440 }, text) || stars)
  );
};

const spine = 46;

/** A paperback read to pieces: a banner, a worn spine, one thing far too near. */
export const paperback: Composition = ({ p, A, B, random, slip, defs, title, credit }) => {
  const band = contrast(p.accent, p.ground) > 1.5 ? p.accent : p.figure;
  const words = readableInk(p, band);
  const flip = random.chance(0.5);
  const x = spine + (W - spine) / 2;
  const body = shapeOn(p, p.ground, ['figure', 'type', 'accent']);
  const scene = B.kind === 'scene' && A.kind !== 'scene';
  const base = stands(A) || A.kind === 'scene';
  const sun = mix(p.ground, band, 0.62);
  let wear = '';
  for (let i = 0; i < 13; i++) {
    const y = random.below(H);
    wear += `M0 ${y}l${random.below(9) + 4} ${random.below(12) + 4}L0 ${y + random.below(30) + 16}Z`;
    wear += `M${spine - 3} ${random.below(H)}h${random.below(5) + 2}v${random.below(40) + 8}h-${random.below(3) + 2}Z`;
  }
  return (
    full(p.ground) +
    halftone(spine, 300, W - spine, 560, mix(p.ground, body, 0.42), { step: 16, opacity: 0.5 }) +
    disc(x + (flip ? -70 : 70), 590, 236, sun) +
    (scene
      ? putIn(
          B,
          { x: spine - 10, y: 560, w: W - spine + 20, h: 466 },
          { f: mix(p.ground, body, 0.45), a: mix(p.ground, body, 0.6), g: p.ground },
          { foot: true },
        )
      : '') +
    putIn(
      A,
      A.kind === 'scene'
        ? { x: spine - 8, y: 400, w: W - spine + 16, h: H - 396 }
        : { x: spine + 34, y: base ? 344 : 366, w: W - spine - 68, h: base ? 688 : 566 },
      { f: body, a: shapeOn(p, body, ['paper', 'accent', 'ground']), g: sun },
      { foot: base, flip, slip },
    ) +
    rect(spine, 0, W - spine, 310, band) +
    rect(spine, 310, W - spine, 8, p.paper) +
    rect(0, 0, spine, H, mix(band, '#000000', 0.36)) +
    rect(spine - 3, 0, 3, H, mix(band, '#000000', 0.6)) +
    path(wear, p.paper, 'opacity=".8" ') +
    path(`M${W} 0v34l-30 -34ZM${W} ${H}h-42l42 -26Z`, p.paper) +
    title(
      { x: spine + 34, y: 84, w: W - spine - 68, h: 200 },
      { max: 190, valign: 'middle', align: 'centre' },
      words,
    ) +
    defs.clip(rect(spine, 0, W, 80, '#000'), credit(x, 56, { size: 22, align: 'centre', width: 560 }, words))
  );
};

/** A court card: one of them rules above, the other below. */
export const playingCard: Composition = ({ p, A, B, title, credit, defs }) => {
  const card = contrast(p.paper, p.ground) > 1.25 ? p.paper : p.ground;
  const ground = card === p.ground ? p.figure : p.ground;
  const ink = shapeOn(p, card, ['figure', 'type', 'ground']);
  const other =
    [p.accent, p.figure, p.type].find((colour) => contrast(colour, card) >= 2.2 && colour !== ink) ?? ink;
  const upper = { x: 132, y: 74, w: 420, h: 330 };
  const half = (thing: typeof A, f: string, a: string) =>
    putIn(
      thing,
      upper,
      { f, a: contrast(a, f) < 1.4 ? card : a, g: card },
      { foot: stands(thing) || thing.kind === 'scene' },
    );
  const pip = (thing: typeof A, colour: string) =>
    putIn(thing, { x: 50, y: 52, w: 66, h: 66 }, { f: colour, a: colour, g: card });
  const about = (inner: string) => group(`transform="rotate(180 342 ${H / 2})"`, inner);
  const text = readableInk(p, card);
  return (
    full(ground) +
    `<rect x="26" y="26" width="${W - 52}" height="${H - 52}" rx="36" fill="${card}"/>` +
    defs.clip(rect(120, 60, 444, 345, '#000'), half(A, ink, other)) +
    about(defs.clip(rect(120, 60, 444, 345, '#000'), half(B, other, ink))) +
    pip(A, ink) +
    about(pip(B, other)) +
    rect(60, 404, W - 120, 3, text) +
    rect(60, H - 407, W - 120, 3, text) +
    title({ x: 66, y: 424, w: W - 132, h: 140 }, { max: 120, align: 'centre', valign: 'middle' }, text) +
    credit(342, 600, { align: 'centre', size: 21, width: 480 }, text)
  );
};

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

/** An engraved medallion in a ruled border. */
export const emblem: Composition = ({ p, A, B, defs, title, credit }) => {
  const [y, r] = [436, 236];
  const rule = (inset: number, width: number) =>
    `<path fill="none" stroke="${p.type}" stroke-width="${width}" d="M${inset} ${inset}H${W - inset}V${H - inset}H${inset}Z"/>`;
  const corners = defs.repeat(
    putIn(B, { x: -23, y: -23, w: 46, h: 46 }, { f: p.type, a: p.type, g: p.ground }),
    [
      [64, 64],
      [W - 64, 64],
      [64, H - 64],
      [W - 64, H - 64],
    ],
  );
  const base = A.kind === 'scene' || stands(A);
  const figure = contrast(p.figure, p.accent) > 2 ? p.figure : p.type;
  return (
    full(p.ground) +
    rule(24, 5) +
    rule(36, 1.6) +
    corners +
    disc(342, y, r + 22, p.type) +
    disc(342, y, r + 16, p.ground) +
    defs.clip(
      `<circle cx="342" cy="${y}" r="${r}"/>`,
      rect(0, 0, W, H, p.accent) +
        hatch(90, y - r, 504, r * 2, p.ground) +
        putIn(
          A,
          A.kind === 'scene'
            ? { x: 92, y: y - 150, w: 500, h: r + 154 }
            : base
              ? { x: 162, y: y - 190, w: 360, h: r + 192 }
              : { x: 172, y: y - 165, w: 340, h: 330 },
          inksOf(p, p.accent, figure),
          { foot: base },
        ),
    ) +
    title({ x: 92, y: 716, w: W - 184, h: 176 }, { max: 130, align: 'centre', valign: 'middle' }, p.type) +
    credit(342, H - 80, { align: 'centre', size: 22, width: 420 }, p.type)
  );
};
