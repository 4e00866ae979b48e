import type { Colour } from '#kit/colour.ts';

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

export type InkName = keyof typeof inks;
