import { createHash } from 'node:crypto';

import type { Colour } from './kit/colour.ts';
import { seeded } from './kit/random.ts';
import { group, path, rect } from './kit/svg.ts';

/** Parts of a drawing in a box of 100 × 100, the lowest first: figure, accent, or the ground seen through. */
type AvatarPart = readonly [role: 'f' | 'a' | 'g', d: string];

const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const petals = Array.from({ length: 8 }, (_, i) => {
  const turn = (i * Math.PI) / 4;
  const at = (along: number, aside: number) =>
    `${Math.round((50 + along * Math.cos(turn) - aside * Math.sin(turn)) * 10) / 10} ${Math.round((50 + along * Math.sin(turn) + aside * Math.cos(turn)) * 10) / 10}`;
  return `M${at(8, 0)}C${at(16, -13)} ${at(36, -15)} ${at(37, 0)}C${at(36, 15)} ${at(16, 13)} ${at(8, 0)}z`;
}).join('');

/** A bar of the clapper, five slanted stripes long. */
const stripes = (y: number, lean: number) =>
  [0, 1, 2].map((i) => `M${24 + i * 22} ${y}h11l${lean} 11h-11z`).join('');

/** Twelve things with a recognisable outline; none is a face. */
const drawings = {
  cat: [
    ['f', 'M19 19L38 34Q50 30 62 34L81 19Q88 42 82 57Q75 80 50 80Q25 80 18 57Q12 42 19 19z'],
    ['a', 'M27 53Q36 42 45 55Q35 62 27 53zM73 53Q64 42 55 55Q65 62 73 53z'],
    ['f', 'M36 47Q40 54 36 60Q32 54 36 47zM64 47Q68 54 64 60Q60 54 64 47z'],
    ['a', 'M45 66H55L50 72z'],
  ],
  robot: [
    ['f', `M47 22h6v14h-6z${ring(50, 19, 6)}M17 47h8v18h-8zM75 47h8v18h-8z`],
    ['f', 'M35 33H65Q74 33 74 42V72Q74 81 65 81H35Q26 81 26 72V42Q26 33 35 33z'],
    ['a', `${ring(39, 51, 7.5)}${ring(61, 51, 7.5)}`],
    ['g', 'M36 66h28v7h-28z'],
    ['f', 'M42 66h3v7h-3zM48.5 66h3v7h-3zM55 66h3v7h-3z'],
  ],
  ghost: [
    ['f', 'M23 47A27 27 0 0 1 77 47V84L68 76L59 84L50 76L41 84L32 76L23 84z'],
    ['g', 'M34 48a6 8 0 1 0 12 0a6 8 0 1 0 -12 0zM54 48a6 8 0 1 0 12 0a6 8 0 1 0 -12 0z'],
    ['a', 'M44 64a6 4 0 1 0 12 0a6 4 0 1 0 -12 0z'],
  ],
  raven: [
    ['f', 'M13 78L40 52C40 36 49 22 63 22C69 22 73 25 75 29L89 36L75 40C77 58 66 71 50 73L34 74z'],
    ['f', 'M46 70L42 87H46L51 70zM56 68L55 87H59L61 66z'],
    ['a', ring(65, 31, 3.6)],
    ['g', 'M31 70C46 68 56 62 59 49C60 60 53 72 31 70z'],
  ],
  moon: [
    ['f', 'M56 15A36 36 0 1 0 86 66A31 31 0 0 1 56 15z'],
    ['a', 'M70 22Q72 36 86 38Q72 40 70 54Q68 40 54 38Q68 36 70 22z'],
  ],
  hat: [
    ['f', 'M30 58C30 36 34 24 42 24C46 24 48 27 50 29C52 27 54 24 58 24C66 24 70 36 70 58z'],
    ['a', 'M30 47Q50 53 70 47L70.5 60H29.500z'],
    ['f', 'M11 62C20 57 32 60 50 60C68 60 80 57 89 62C84 74 68 77 50 77C32 77 16 74 11 62z'],
  ],
  eye: [
    ['f', 'M11 50Q50 10 89 50Q50 90 11 50z'],
    ['g', ring(50, 50, 19)],
    ['a', ring(50, 50, 15)],
    ['f', ring(50, 50, 7)],
    ['g', ring(56, 44, 3)],
  ],
  flower: [
    ['f', petals],
    ['g', ring(50, 50, 14)],
    ['a', ring(50, 50, 10)],
  ],
  ticket: [
    [
      'f',
      'M20.3 76.4L17.1 64.6A6.5 6.5 0 0 0 13.8 52.7L10.7 41.9L79.7 23.6L82.9 34.4A6.5 6.5 0 0 0 86.2 46.2L89.3 58.1z',
    ],
    [
      'g',
      'M70 29l-2.1 0.6 1.4 5.4 2.1 -0.6zM72.1 38.7l-2.1 0.6 1.4 5.4 2.1 -0.6zM74.8 48.4l-2.1 0.6 1.4 5.4 2.1 -0.6z',
    ],
    ['a', 'M43 38.7L45.7 47.3L54.8 47.3L47.9 52.7L50.6 61.3L43 56.5L36 61.9L38.1 52.7L31.1 47.9L39.8 47.3z'],
  ],
  popcorn: [
    [
      'a',
      `${ring(33, 42, 9)}${ring(45, 36, 10)}${ring(58, 37, 10)}${ring(68, 43, 8)}${ring(39, 28, 8)}${ring(52, 23, 8.5)}${ring(63, 28, 7.5)}`,
    ],
    ['f', 'M24 46H76L69 86H31z'],
    ['g', 'M36 46h8l2 40h-7zM56 46h8l-3 40h-7z'],
  ],
  clapper: [
    ['f', 'M17 47H83V76Q83 80 79 80H21Q17 80 17 76z'],
    ['a', stripes(50, -5)],
    ['g', 'M24 66h52v2.500h-52zM24 72h30v2.500h-30z'],
    ['f', 'M15 40L80 20L83.5 31L18.5 51z'],
    [
      'a',
      'M28 36L38.5 32.800L46 42.500L35.5 45.700zM50 29.200L60.5 26L68 35.700L57.5 39zM71 22.800L80 20L83.5 31L78.5 32.500z',
    ],
  ],
  projector: [
    ['f', `${ring(36, 32, 16)}${ring(65, 36, 12)}`],
    ['g', `${ring(36, 23, 4)}${ring(44.5, 33.5, 4)}${ring(36, 41, 4)}${ring(27.5, 33.5, 4)}`],
    ['a', `${ring(65, 36, 4.5)}${ring(36, 32.5, 2.5)}`],
    ['f', 'M24 50H68V56L84 49V77L68 70V76H24z'],
    ['a', 'M30 58h18v5h-18zM30 66h10v4h-10z'],
    ['f', 'M34 76h6l-5 11h-6zM54 76h6l5 11h-6z'],
  ],
} as const satisfies Record<string, readonly AvatarPart[]>;

type DrawingName = keyof typeof drawings;

/** A ground, the disc on it, and the two inks of the thing. */
type Inks = { ground: Colour; disc: Colour; figure: Colour; accent: Colour };

export const inks = {
  crimson: { ground: '#7d1118', disc: '#c8202f', figure: '#fff1dc', accent: '#2a0a0d' },
  amber: { ground: '#e8992a', disc: '#f7c766', figure: '#2b1307', accent: '#e2551f' },
  gold: { ground: '#17130a', disc: '#2d2410', figure: '#efc02f', accent: '#c8391f' },
  emerald: { ground: '#0b3a2b', disc: '#12684c', figure: '#f1ecd2', accent: '#f0a23a' },
  teal: { ground: '#bfe3dc', disc: '#eef7f1', figure: '#0c4a52', accent: '#ee5f3c' },
  cobalt: { ground: '#0f2a6b', disc: '#1f4fc0', figure: '#fdf6e6', accent: '#f08c1e' },
  violet: { ground: '#2a1450', disc: '#4b2a86', figure: '#f2d7f5', accent: '#ff8a5c' },
  rose: { ground: '#f6cfc9', disc: '#fdeae4', figure: '#a3243c', accent: '#20304f' },
  ivory: { ground: '#e9e1d0', disc: '#faf6ec', figure: '#1d1b1a', accent: '#c81e12' },
} as const satisfies Record<string, Inks>;

type InkName = keyof typeof inks;

const size = 256;
const scale = 0.9;

/** One of the family: a thing in three colours on a ground, safe to be cropped to a circle. */
function avatar(drawing: DrawingName, ink: InkName): string {
  const { ground, disc, figure, accent } = inks[ink];
  const colours = { f: figure, a: accent, g: disc };
  const parts = drawings[drawing].map(([role, d]) => path(d, colours[role])).join('');
  // No drawing is wider than 80 of its 100 units: the thing takes 72 % of the width, and a round crop keeps all of it.
  const inset = (size * (1 - scale)) / 2;
  const thing = group(`transform="translate(${inset} ${inset})scale(${(size * scale) / 100})"`, parts);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" role="img" aria-label="${avatarLabel(drawing, ink)}">${rect(0, 0, size, size, ground)}<circle cx="128" cy="128" r="112" fill="${disc}"/>${thing}</svg>`;
}

const words: Record<DrawingName, string> = {
  cat: 'Cat',
  robot: 'Robot',
  ghost: 'Ghost',
  raven: 'Raven',
  moon: 'Moon',
  hat: 'Hat',
  eye: 'Eye',
  flower: 'Flower',
  ticket: 'Ticket',
  popcorn: 'Popcorn',
  clapper: 'Clapper',
  projector: 'Projector',
};

const avatarLabel = (drawing: DrawingName, ink: InkName): string => `${words[drawing]}, ${ink}`;

/** A member of the family. `url` names its drawing's version, so that it may be cached for ever. */
type Avatar = { name: string; label: string; url: string; version: string; svg: string };

const inkNames = Object.keys(inks) as InkName[];
const drawingNames = Object.keys(drawings) as DrawingName[];

/** Three palettes for each drawing, far from each other. */
const inksOf = (index: number): InkName[] => inkNames.filter((_, i) => i % 3 === index % 3);

function member(drawing: DrawingName, ink: InkName): Avatar {
  const name = `${drawing}-${ink}`;
  const svg = avatar(drawing, ink);
  const version = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { name, label: avatarLabel(drawing, ink), url: `/avatars/${name}.${version}.svg`, version, svg };
}

/** Every avatar there is, in the order in which they are offered. */
export const avatars: readonly Avatar[] = drawingNames.flatMap((drawing, index) =>
  inksOf(index).map((ink) => member(drawing, ink)),
);

const byName = new Map(avatars.map((one) => [one.name, one]));

export const findAvatar = (name: string): Avatar | null => byName.get(name) ?? null;

/** The avatar of an account without a chosen one: always the same for the same text. */
export function avatarFor(seed: string): Avatar {
  const found = avatars[seeded(`${seed} avatar`).below(avatars.length)];
  if (found === undefined) throw new Error('there are no avatars');
  return found;
}
