type Point = { x: number; y: number };

/** Size of the window that is searched for a subject, as shares of the picture. */
const windowWidth = 0.16;
const windowHeight = 0.36;

/**
 * The subject's position in a picture, as shares of its width and height: where most upright edges are. Figures,
 * trees and towers have them; skies, dunes and floors have none. Null where a picture has no edges at all.
 */
export function subjectOf(pixels: ArrayLike<number>, width: number): Point | null {
  const height = pixels.length / 4 / width;
  const light = (x: number, y: number) => {
    const at = (y * width + x) * 4;
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    return 0.3 * red + 0.59 * green + 0.11 * blue;
  };
  const edge = (x: number, y: number) => Math.max(0, Math.abs(light(x + 1, y) - light(x - 1, y)) - 12);
  const across = Math.round(width * windowWidth);
  const down = Math.round(height * windowHeight);
  let best: { x: number; y: number; sum: number } | null = null;
  for (let top = 0; top + down <= height; top += 1)
    for (let left = 1; left + across < width; left += 1) {
      let sum = 0;
      for (let y = top; y < top + down; y += 1)
        for (let x = left; x < left + across; x += 1) sum += edge(x, y);
      if (sum > (best?.sum ?? 0)) best = { x: left + across / 2, y: top + down / 2, sum };
    }
  if (!best) return null;
  const held = (share: number) => Math.min(0.84, Math.max(0.16, share));
  return { x: held(best.x / width), y: held(best.y / height) };
}

/** Whether a layer is free: then it can be cut out and moved without showing where the picture ended. */
export function standsFree(pixels: ArrayLike<number>, width: number): boolean {
  const count = pixels.length / 4;
  const height = count / width;
  let opaque = 0;
  let atEdge = 0;
  for (let index = 0; index < count; index += 1) {
    if ((pixels[index * 4 + 3] ?? 0) < 24) continue;
    opaque += 1;
    const x = index % width;
    const y = Math.floor(index / width);
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) atEdge += 1;
  }
  return opaque > count * 0.012 && atEdge === 0;
}
