import type { Colour } from '#kit/colour.ts';
import { num } from '#kit/svg.ts';

/** A person's main work, drawn in a box of 100 × 100. */
const signs: Record<string, string> = {
  // Corners of a viewfinder around a dot.
  Directing:
    'M4 30V14h26v9H13v7zM70 14h26v16h-9v-7H70zM96 70v16H70v-9h17v-7zM30 86H4V70h9v7h17zM50 39a11 11 0 1 1 0 22a11 11 0 1 1 0-22z',
  // A domino mask.
  Acting:
    'M2 34C17 25 34 28 50 37C66 28 83 25 98 34C99 54 91 73 76 74C64 75 60 63 50 63C40 63 36 75 24 74C9 73 1 54 2 34zM15 45C20 58 35 59 42 52C36 42 24 40 15 45zM85 45C76 40 64 42 58 52C65 59 80 58 85 45z',
  // A nib.
  Writing:
    'M50 2C58 22 72 36 78 52L62 82H38L22 52C28 36 42 22 50 2zM47 24V47A8 8 0 1 0 53 47V24zM36 88H64V98H36z',
};

/** A small sign with its upper left corner at x, y; nothing for a trade that has none. */
export function sign(department: string, x: number, y: number, size: number, ink: Colour): string {
  const d = signs[department];
  if (d === undefined) return '';
  return `<path fill="${ink}" fill-rule="evenodd" transform="translate(${num(x)} ${num(y)})scale(${Math.round(size * 10) / 1000})" d="${d}"/>`;
}
