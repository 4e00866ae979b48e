import { type FaceName, faces } from './faces.ts';
import { latinFile, openFont } from './fontFiles.ts';

const known = new Map<FaceName, number>();

/** Height of capitals, in em. */
export function capHeight(name: FaceName): number {
  let height = known.get(name);
  if (height === undefined) {
    const font = openFont(latinFile(faces[name]));
    height = (font.capHeight || font.ascent * 0.7) / font.unitsPerEm;
    known.set(name, height);
  }
  return height;
}
