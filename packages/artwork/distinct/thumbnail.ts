import { Resvg } from '@resvg/resvg-js';

/** A picture reduced to `columns` × `rows` colours, three bytes each, row by row. */
export type Thumbnail = { columns: number; rows: number; colours: Uint8Array };

/** Pixels drawn for each colour, along each side: their mean is taken. */
const fineness = 4;

/** `svg` is opaque; its shape decides how many rows its twelve or eight columns have. */
export function thumbnailOf(svg: string, columns: number): Thumbnail {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: columns * fineness },
    font: { loadSystemFonts: false },
  }).render();
  const rows = Math.round(image.height / fineness);
  const { pixels, width, height } = image;
  const colours = new Uint8Array(columns * rows * 3);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        let count = 0;
        for (let y = row * fineness; y < Math.min((row + 1) * fineness, height); y++)
          for (let x = column * fineness; x < (column + 1) * fineness; x++, count++)
            sum += pixels[(y * width + x) * 4 + channel] ?? 0;
        colours[(row * columns + column) * 3 + channel] = Math.round(sum / Math.max(count, 1));
      }
  return { columns, rows, colours };
}

/** Root mean square of the differences, on the scale of 0 to 255. Pictures of different shapes are infinitely far apart. */
export function distance(one: Thumbnail, other: Thumbnail): number {
  if (one.colours.length !== other.colours.length) return Infinity;
  let sum = 0;
  for (let index = 0; index < one.colours.length; index++)
    sum += ((one.colours[index] ?? 0) - (other.colours[index] ?? 0)) ** 2;
  return Math.sqrt(sum / one.colours.length);
}
