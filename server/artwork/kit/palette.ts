import { readFileSync } from 'node:fs';

import { z } from 'zod';

import type { Colour } from './colour.ts';

const Hex = z.string().regex(/^#[0-9a-f]{6}$/);
const Palette = z.object({
  name: z.string(),
  ground: Hex,
  figure: Hex,
  accent: Hex,
  type: Hex,
  paper: Hex,
});
/** Four flat inks and the colour of letters. */
export type Palette = Record<'ground' | 'figure' | 'accent' | 'type' | 'paper', Colour>;

const palettes = z
  .record(z.string(), z.tuple([Palette], Palette))
  .parse(JSON.parse(readFileSync(new URL('../data/palettes.json', import.meta.url), 'utf8')));

/** The palettes of a tone: night, day, print. An unknown tone is drawn as slate. */
export function palettesOf(tone: string): readonly [Palette, ...Palette[]] {
  const found = palettes[tone] ?? palettes['slate'];
  if (found === undefined) throw new Error('data/palettes.json has no slate');
  return found;
}
