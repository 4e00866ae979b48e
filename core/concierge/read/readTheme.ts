import type { Wish } from '#contracts/concierge/part.ts';

import type { LexiconEntry } from '../lexicon/entry.ts';
import type { Phrases } from '../lexicon/matchPhrases.ts';
import type { Line } from './line.ts';
import { oppositeOf } from './opposites.ts';
import type { Piece, Reader } from './piece.ts';
import { isPlain } from './plainWords.ts';
import { intensityAt } from './readIntensity.ts';

const themeOf = (entry: LexiconEntry): Wish => ({ slot: 'theme', entry: entry.id, not: false });

/** "Gory" is a theme, "no gore" a limit: the words are the same. Words that only limit mean nothing by themselves. */
export function createThemeReader(phrases: Phrases): Reader {
  return (line, at) => {
    const theme = phrases.longestAt(line.words, at);
    const intensity = intensityAt(line, at);
    if (theme === null || theme.length < (intensity?.length ?? 0))
      return intensity && limitOnly(line, at, intensity);
    if (theme.length === 1 && isPlain(line.words[at] ?? '')) return null;
    // A phrase never reaches over a comma or the end of a clause.
    if (isParted(line, at, theme.length)) return null;
    const { entry } = theme;
    const caps = intensity?.length === theme.length ? intensity.value : null;
    return {
      from: at,
      to: at + theme.length,
      wishes: [themeOf(entry), ...(entry.implies ?? [])],
      unwanted: caps === null ? [{ slot: 'theme', entry: entry.id, not: true }] : caps.none,
      limited: caps === null ? oppositeOf(entry.id, phrases) : caps.little,
      sort: entry.group === 'mood' ? 'quality' : 'thing',
    };
  };
}

function limitOnly(
  line: Line,
  at: number,
  { length, value }: NonNullable<ReturnType<typeof intensityAt>>,
): Piece {
  return {
    from: at,
    to: at + length,
    wishes: [{ slot: 'word', word: line.words.slice(at, at + length).join(' '), not: false }],
    unwanted: value.none,
    limited: value.little,
    sort: 'thing',
  };
}

const isParted = (line: Line, at: number, length: number) =>
  line.marks.slice(at + 1, at + length).some((mark) => mark === ',' || mark === '.');
