import { type Colour, mix } from '#server/artwork/kit/colour.ts';
import { seeded } from '#server/artwork/kit/random.ts';
import { disc, escapeXml, path, rect } from '#server/artwork/kit/svg.ts';
import { rampOf } from '#server/artwork/lit/ramp.ts';
import { type FaceName } from '#server/artwork/type/faces.ts';
import { outline } from '#server/artwork/type/outline.ts';
import { dressed, shapeLine } from '#server/artwork/type/shape.ts';

import type { Drawn } from './drawn.ts';
import { freshDefs, posterSize } from './setUp.ts';

const { w: W, h: H } = posterSize;
const tones = [
  'crimson',
  'amber',
  'olive',
  'emerald',
  'teal',
  'cobalt',
  'indigo',
  'violet',
  'rose',
  'sand',
  'slate',
  'noir',
] as const;

const particles = new Set([
  'de',
  'del',
  'della',
  'der',
  'di',
  'du',
  'la',
  'le',
  'van',
  'von',
  'den',
  'ten',
  'bin',
  'al',
  'el',
]);

const firstLetter = (word: string): string => String.fromCodePoint(word.codePointAt(0) ?? 63);

/** First letters of the first and the last name. */
function initialsOf(name: string): string {
  const words = name
    .replace(/\s+(?:Jr|Sr|II|III|IV)\.?$/i, '')
    .split(/[\s]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ''))
    .filter((word) => word !== '' && !particles.has(word));
  const first = firstLetter(words[0] ?? '?');
  const last = words.length > 1 ? firstLetter(words.at(-1) ?? '') : '';
  return `${first}${last}`.toLocaleUpperCase('en');
}

/** A person: a monogram as large as the sheet, lit from behind. Never a face. */
export function profile(name: string, fine: boolean): Drawn {
  const random = seeded(`${name} profile`);
  const defs = freshDefs(`${name} profile`);
  const tone = rampOf(random.pick(tones));
  const faces = [
    'gloock',
    'abril',
    'league',
    'italic',
    'tight',
    'caslon',
  ] as const satisfies readonly FaceName[];
  const face = random.pick(faces);
  const ground = defs.linear({
    from: [0, 0],
    to: [0, H],
    stops: [
      [0, tone(0.05)],
      [0.55, tone(0.2)],
      [1, tone(0.08)],
    ],
  });
  const [cx, cy] = [W * random.between(0.35, 0.65), H * random.between(0.36, 0.46)];
  const r = W * random.between(0.32, 0.4);
  const glow = defs.radial({
    at: [cx, cy],
    r: r * 2.2,
    stops: [
      [0.3, tone(0.6), 0.5],
      [0.6, tone(0.45), 0.2],
      [1, tone(0.3), 0],
    ],
  });
  const body = defs.linear({
    from: [0, cy - r],
    to: [0, cy + r],
    stops: [
      [0, tone(0.9)],
      [1, tone(0.5)],
    ],
  });
  const line = shapeLine(face, dressed(face, initialsOf(name)));
  const tall = line.letters.reduce((max, { box }) => Math.max(max, -box.top), 0.1);
  const size = Math.min((W * 0.8) / line.width, (H * 0.5) / tall);
  const width = line.width * size;
  const letters = outline(face, line, size, (W - width) / 2, H * 0.47 + (tall * size) / 2);
  const onDisc: Colour = tone(0.03);
  const lens = `<circle cx="${Math.round(cx)}" cy="${Math.round(cy)}" r="${Math.round(r)}"/>`;
  const picture =
    rect(0, 0, W, H, ground) +
    rect(0, 0, W, H, glow) +
    disc(cx, cy, r, body) +
    path(letters.d, fine ? tone(0.93) : mix(tone(0.93), '#ffffff', 0.2)) +
    defs.clip(lens, path(letters.d, onDisc));
  return {
    defs: defs.all(),
    body: picture,
    w: W,
    h: H,
    label: escapeXml(name),
    box: letters.box,
    size,
    style: `profile/${face}`,
    look: null,
  };
}
