import { type Light, type NamedPalette, palettesOf } from '#kit/palette.ts';
import type { Random } from '#kit/random.ts';

/** One palette of a tone, in a light that the school likes. */
export function choosePalette(
  tone: string,
  lights: readonly [Light, ...Light[]],
  random: Random,
): NamedPalette {
  const wanted = random.pick(lights);
  const all = palettesOf(tone);
  const fitting = all.filter(({ light }) => light === wanted);
  const [first, ...rest] = fitting.length > 0 ? fitting : all;
  if (first === undefined) throw new Error(`No palette for ${tone}`);
  return random.pick([first, ...rest]);
}
