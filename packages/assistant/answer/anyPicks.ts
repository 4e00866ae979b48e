import { type TitleFacts, titleKey } from '../facts.ts';

/** The least that somebody who leaves the choice to us should get. */
const leastScore = 7;
/** From so many of the best the picks are drawn; of what a person likes the nearest say more. */
export const drawnFrom = { many: 240, personal: 60 };
const mostOfGenre = 2;

/**
 * Picks for who leaves the choice to us: good ones of many kinds among the best, and others every day. The same day
 * always gives the same.
 */
export function anyPicks(best: readonly TitleFacts[], { count, day }: { count: number; day: number }) {
  const drawn = best
    .filter(({ score }) => score >= leastScore)
    .map((title) => ({ title, lot: lotOf(`${day} ${titleKey(title)}`) }))
    .toSorted((one, other) => one.lot - other.lot)
    .map(({ title }) => title);
  const genres = new Map<string, number>();
  const collections = new Set<string>();
  const chosen = drawn.filter(({ genres: [genre = ''], collection }) => {
    const many = genres.get(genre) ?? 0;
    if (many >= mostOfGenre || (collection !== null && collections.has(collection))) return false;
    genres.set(genre, many + 1);
    if (collection !== null) collections.add(collection);
    return true;
  });
  const others = drawn.filter((title) => !chosen.includes(title));
  return [...chosen, ...others].slice(0, count);
}

/** A number that the text alone decides, by FNV-1a. */
function lotOf(text: string): number {
  let lot = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) lot = Math.imul(lot ^ text.charCodeAt(at), 0x01000193) >>> 0;
  // Texts that differ in their first letters alone are drawn apart, too.
  return Math.imul(lot ^ (lot >>> 15), 0x2c1b3c6d) >>> 0;
}
