import { readFileSync } from 'node:fs';

import { z } from 'zod';

import type { Colour } from './colour.ts';

const Hex = z.string().regex(/^#[0-9a-f]{6}$/);
/** How light the ground is, and with it the mood. */
const Light = z.enum(['night', 'day', 'print']);
const Row = z.object({ light: Light, ground: Hex, figure: Hex, accent: Hex, type: Hex, paper: Hex });

export type Light = z.infer<typeof Light>;
/** Four flat inks and the colour of letters. */
export type Palette = Record<'ground' | 'figure' | 'accent' | 'type' | 'paper', Colour>;
/** `tone/number`, and the light that a school asks for. */
export type NamedPalette = Palette & { name: string; light: Light };

const palettes = new Map(
  Object.entries(
    z
      .record(z.string(), z.array(Row).min(3))
      .parse(JSON.parse(readFileSync(new URL('../data/palettes.json', import.meta.url), 'utf8'))),
  ).map(([tone, rows]) => [tone, rows.map((row, i): NamedPalette => ({ name: `${tone}/${i}`, ...row }))]),
);

export const tones: readonly string[] = [...palettes.keys()];

/** The palettes of a tone. An unknown tone is printed as slate. */
export function palettesOf(tone: string): readonly NamedPalette[] {
  const found = palettes.get(tone) ?? palettes.get('slate');
  if (found === undefined) throw new Error('data/palettes.json has no slate');
  return found;
}
