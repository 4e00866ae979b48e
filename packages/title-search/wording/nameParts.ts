import { words } from '@marquee/text';

/** Where a name parts into a title and what comes below it: at a colon, or a dash between spaces. */
const seam = /\s*[:：](?=\s|$)\s*|\s+[-–—~]\s+|\s+\/\s+/u;

/**
 * The parts of a name in their words, the first of them what it is called in short: "The Lord of the Rings" and "The
 * Return of the King". One alone where nothing parts it.
 */
export function nameParts(name: string): (readonly string[])[] {
  return name
    .split(seam)
    .slice(0, 4)
    .map(words)
    .filter((part) => part.length > 0);
}
