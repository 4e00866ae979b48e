import type { TitleFacts } from '../facts.ts';
import { themeStrength } from './meets.ts';

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
