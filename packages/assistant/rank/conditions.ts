import type { Wish } from '@marquee/contracts/assistant/part.ts';

import type { TitleFacts } from '../facts.ts';
import { themeStrength, alternativesIn, leastTheme, meets } from './meets.ts';

/** How much each title, by its place, has of an entry of the lexicon. */
export type Themes = (entry: string) => Float32Array;

/** Remembers what was asked: a few kilobytes an entry, and there are some hundred entries. */
export function createThemes(titles: readonly TitleFacts[]): Themes {
  const known = new Map<string, Float32Array>();
  const none = new Float32Array(titles.length);
  return (entry) => {
    const strengths = known.get(entry) ?? Float32Array.from(titles, (title) => themeStrength(entry, title));
    // Unknown entries must not make this grow.
    if (!strengths.some((strength) => strength > 0)) return none;
    known.set(entry, strengths);
    return strengths;
  };
}

/** Which titles, by their places, meet wishes together: 1 where one does. Remembers each wish's. */
export function createConditions(
  titles: readonly TitleFacts[],
  themes: Themes,
): (wishes: readonly Wish[]) => Uint8Array {
  const known = new Map<Wish, Uint8Array>();
  const meeting = (wish: Wish) => {
    const before = known.get(wish);
    if (before !== undefined) return before;
    const met =
      wish.slot === 'theme'
        ? Uint8Array.from(themes(wish.entry), (strength) => (strength >= leastTheme !== wish.not ? 1 : 0))
        : Uint8Array.from(titles, (title) => (meets(wish, title) ? 1 : 0));
    known.set(wish, met);
    return met;
  };
  return (wishes) => {
    const all = new Uint8Array(titles.length).fill(1);
    for (const group of alternativesIn(wishes)) {
      const any = group.map(meeting);
      for (let place = 0; place < all.length; place += 1) {
        if (all[place] === 1 && !any.some((met) => met[place] === 1)) all[place] = 0;
      }
    }
    return all;
  };
}
