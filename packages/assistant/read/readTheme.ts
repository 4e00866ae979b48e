import type { LexiconEntry } from '#lexicon/entry.ts';
import type { Phrases } from '#lexicon/matchPhrases.ts';

import type { Line } from './line.ts';
import { oppositeOf } from './opposites.ts';
import { type Grammar, phraseEnd, readAt } from './phraseEnd.ts';
import type { Piece, Reader } from './piece.ts';
import { isPlain } from './plainWords.ts';
import { type Caps, intensityAt } from './readIntensity.ts';
import type { RuleMatch } from './rules.ts';

/** "Gory" is a theme, "no gore" a limit: the words are the same. Words that only limit are else just searched for. */
export function createThemeReader(phrases: Phrases, grammar: Grammar): Reader {
  return (line, at) => {
    const theme = phrases.longestAt(line.words, at);
    const intensity = intensityAt(line, at);
    if (theme === null || theme.length < (intensity?.length ?? 0)) {
      return intensity && limitOf(line, at, intensity.length, intensity.value);
    }
    if (isMisled(line, theme.entry, at, at + theme.length)) return null;
    const to = phraseEnd(line, at, at + theme.length, grammar);
    if (to === null) return null;
    return themeOf(theme.entry, { line, from: at, to, intensity, phrases, grammar });
  };
}

type At = {
  line: Line;
  from: number;
  to: number;
  intensity: RuleMatch<Caps> | null;
  phrases: Phrases;
  grammar: Grammar;
};

function themeOf(entry: LexiconEntry, { line, from, to, intensity, phrases, grammar }: At): Piece {
  const implied = [
    ...(entry.implies ?? []),
    ...(entry.group === 'occasion' ? mediumOf(line, from, grammar) : []),
  ];
  // Of "creepy dolls" it is the dolls that aren't wanted; too creepy is too creepy.
  const isAll = intensity !== null && intensity.length >= to - from;
  const wish = { slot: 'theme', entry: entry.id, not: false } as const;
  return {
    from,
    to,
    wishes: [wish, ...implied],
    unwanted: isAll ? intensity.value.none : [{ ...wish, not: true }],
    limited: intensity === null ? oppositeOf(entry.id, phrases) : [...intensity.value.little, ...implied],
    sort: entry.group === 'mood' && !plural.test(line.words[to - 1] ?? '') ? 'quality' : 'thing',
  };
}

/** "Movie night" is an occasion for movies. */
const mediumOf = (line: Line, at: number, { kinds }: Grammar) =>
  readAt(line, at, kinds).flatMap(({ wishes }) => wishes.filter(({ slot }) => slot === 'media'));

// "Explosions" are things, even where they stand for a mood.
const plural = /[^su]s$/u;

function limitOf(line: Line, from: number, length: number, { none, little }: Caps): Piece {
  const to = from + length;
  const word = line.words.slice(from, to).join(' ');
  return {
    from,
    to,
    wishes: [{ slot: 'word', word, not: false }],
    unwanted: none,
    limited: little,
    sort: 'thing',
  };
}

// "My dad loves westerns" says nothing of who is watching.
const company = new Set(['with', 'and', 'for', 'or']);

/** A phrase never reaches over a comma, and is never a word that stands in every sentence. */
function isMisled(line: Line, { group }: LexiconEntry, from: number, to: number): boolean {
  const isParted = line.marks.slice(from + 1, to).some((mark) => mark === ',' || mark === '.');
  const isOfPerson =
    group === 'occasion' && line.words[from] === 'my' && !company.has(line.words[from - 1] ?? '');
  return isParted || isOfPerson || (to === from + 1 && isPlain(line.words[from] ?? ''));
}
