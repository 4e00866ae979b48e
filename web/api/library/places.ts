const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const base = digits.length;
const longest = 64;

/** At either end places go on by counting in so many digits, so that long lists keep short places. */
const counted = 8;
const most = base ** counted;
/** Leaves room between two that follow each other, and for hundreds of millions of them. */
const step = base ** 3;

const digitAt = (text: string, index: number): number =>
  index < text.length ? digits.indexOf(text.charAt(index)) : 0;
const withoutZeros = (text: string): string => text.replace(/0+$/, '');

function countOf(place: string): number {
  let count = 0;
  for (let index = 0; index < counted; index += 1) count = count * base + digitAt(place, index);
  return count;
}

function placeOf(count: number): string {
  let text = '';
  for (let rest = count; text.length < counted; rest = Math.floor(rest / base))
    text = digits.charAt(rest % base) + text;
  return withoutZeros(text);
}

/** Half way between two texts read as fractions; without the second, between the first and the end of all. */
function halfWay(before: string, after: string | null): string {
  let text = '';
  let isBounded = after !== null;
  for (let index = 0; text.length <= longest; index += 1) {
    const low = digitAt(before, index);
    const high = isBounded ? digitAt(after ?? '', index) : base;
    if (high - low > 1) return text + digits.charAt((low + high) >>> 1);
    // Adjacent texts differ by what follows the lower one.
    if (high > low) isBounded = false;
    text += digits.charAt(low);
  }
  return text;
}

const isBetween = (place: string, before: string, after: string | null): boolean =>
  place.length > 0 && place.length <= longest && before < place && (after === null || place < after);

/** A place between two, null for an end of the list; null where there is no room. */
export function findPlace(before: string | null, after: string | null): string | null {
  const low = before ?? '';
  const tries: (() => string)[] = [() => halfWay(low, after)];
  if (before === null && after === null) return placeOf(most / 2);
  if (after === null) tries.unshift(() => placeOf(Math.min(countOf(low) + step, most - 1)));
  if (before === null && after !== null) tries.unshift(() => placeOf(Math.max(countOf(after) - step, 0)));
  for (const next of tries) {
    const place = next();
    if (isBetween(place, low, after)) return place;
  }
  return null;
}

/**
 * A place between two, null for an end of the list. Without room it is the lower one's own, which two may share;
 * `moveInList` makes room instead.
 */
export const placeBetween = (before: string | null, after: string | null): string =>
  findPlace(before, after) ?? before ?? after ?? placeOf(most / 2);

/** So many places between two, in order; null where there is no room for them. */
export function findPlaces(before: string | null, after: string | null, count: number): string[] | null {
  if (count === 0) return [];
  if (before === null && after === null)
    return Array.from({ length: count }, (_, index) =>
      placeOf(Math.floor((most / (count + 1)) * (index + 1))),
    );
  const left = (count - 1) >>> 1;
  const middle = findPlace(before, after);
  if (middle === null) return null;
  const lower = findPlaces(before, middle, left);
  const upper = findPlaces(middle, after, count - 1 - left);
  return lower && upper && [...lower, middle, ...upper];
}
