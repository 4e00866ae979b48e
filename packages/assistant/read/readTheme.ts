import opposites from '@marquee/content/words/opposites.json' with { type: 'json' };
import type { WishOf, Wish } from '@marquee/contracts/assistant/part.ts';

import type { LexiconEntry } from '#lexicon/entries.ts';
import type { Phrases } from '#lexicon/matchPhrases.ts';

import type { Line } from './line.ts';
import { type Reader, type Piece, createMatcher, type RuleMatch, isPlain } from './rules.ts';
import type { Vocabulary } from './vocabulary.ts';

type Grammar = {
  /** The readers of genres and media. */
  kinds: readonly Reader[];
  /** The reader of origins. */
  origins: readonly Reader[];
};

/**
 * Where a phrase of the lexicon or the catalogue ends, once the grammar has its own: "courtroom drama series" is about
 * courtrooms, and the rest says what kind of thing it is. Null where all of it is the grammar's: "horror comedies".
 */
function phraseEnd(line: Line, from: number, to: number, grammar: Grammar): number | null {
  return isSetSomewhere(line, to) || isCovered(line, from, to, grammar)
    ? null
    : withoutKind(line, from, to, grammar);
}

/** All that readers find at a token. */
const readAt = (line: Line, at: number, readers: readonly Reader[]) =>
  readers.flatMap((read) => read(line, at) ?? []);

function isCovered(line: Line, from: number, to: number, { kinds, origins }: Grammar): boolean {
  if (to === from + 1) return false;
  const readers = [...kinds, ...origins];
  for (let at = from; at < to;) {
    const piece = readAt(line, at, readers).find((each) => each.to <= to);
    if (piece === undefined) return false;
    at = piece.to;
  }
  return true;
}

function withoutKind(line: Line, from: number, to: number, grammar: Grammar): number {
  for (let at = from + 1; at < to; at += 1) {
    // The Cold War is no kind of film.
    if (isWar(line, at)) continue;
    if (readAt(line, at, grammar.kinds).some((kind) => kind.to === to))
      return withoutKind(line, from, at, grammar);
  }
  return to;
}

const isWar = ({ words }: Line, at: number) => words[at] === 'war' || words[at] === 'wars';

/** "Film set in Japan" doesn't mention a film set. */
const isSetSomewhere = ({ words }: Line, to: number) =>
  words[to - 1] === 'set' && /^(?:in|on|at|during|around)$/.test(words[to] ?? '');

/** The opposites of themes, for "not too …". */
const oppositeOfEntry = new Map(opposites.map(({ entry, opposite }) => [entry, opposite]));

/** The wishes of "not too …"; empty where there is no plain opposite. */
function oppositeOf(id: string, phrases: Phrases): readonly Wish[] {
  const entry = phrases.entry(oppositeOfEntry.get(id) ?? '');
  return entry === undefined ? [] : [{ slot: 'theme', entry: entry.id, not: false }];
}

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

// "Explosions" are things, even where they mean a mood.
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

// "My dad loves westerns" says nothing of who is watching; "my friends and I" does.
const company = new Set(['with', 'and', 'for', 'or']);

/** A phrase never crosses a comma, and is never a word that occurs in every sentence. */
function isMisled(line: Line, { group }: LexiconEntry, from: number, to: number): boolean {
  const isParted = line.marks.slice(from + 1, to).some((mark) => mark === ',' || mark === '.');
  const isOfPerson =
    group === 'occasion' &&
    line.words[from] === 'my' &&
    line.words[to - 1] !== 'i' &&
    !company.has(line.words[from - 1] ?? '');
  const isOwn =
    group === 'subject' &&
    to === from + 1 &&
    line.words[from - 2] !== 'about' &&
    /^(?:my|our)$/u.test(line.words[from - 1] ?? '');
  return isParted || isOfPerson || isOwn || (to === from + 1 && isPlain(line.words[from] ?? ''));
}

// "With my wife" speaks of the evening, not of the film.
const ownWords = new Set(['my', 'our', 'your', 'his', 'her', 'their']);
const longestWord = 60;

/** A keyword of the catalogue, said literally. */
export function createKeywordReader(vocabulary: Vocabulary, grammar: Grammar): Reader {
  return (line, at) => {
    const found = vocabulary.keywordAt(line, at);
    if (found === null || found.keyword.length > longestWord) return null;
    if (found.length === 1 && ownWords.has(line.words[at - 1] ?? '')) return null;
    const to = phraseEnd(line, at, at + found.length, grammar);
    if (to === null) return null;
    return {
      from: at,
      to,
      wishes: [{ slot: 'word', word: found.keyword, not: false }],
      sort: 'thing',
    };
  };
}

type Intensity = WishOf<'intensity'>['of'];

const rules: readonly (readonly [RegExp, readonly Intensity[]])[] = [
  [
    /violent|violence|brutal(?:ity)?|guns?|gunfights?|gunfire|gun play|shoot ?outs?|weapons?|fighting|fights?(?: scenes?)?|killings?|beatings|torture|shooting|gun violence|rape|sexual (?:violence|assault|abuse)/u,
    ['violence'],
  ],
  [
    /gore|gory|gorey|blood(?: and guts| and gore)?|bloody|bloodshed|guts|splatter|body horror|dismemberment|gross(?: ?out)?(?: stuff)?/u,
    ['gore'],
  ],
  [
    /sex(?:ual)?(?: scenes?| content| stuff)?|sexy|sexually explicit|nud(?:e|ity)(?: scenes?)?|naked(?: people)?|nakedness|erotic(?:a)?|raunchy|steamy|smut(?:ty)?|love scenes|explicit(?: scenes?| content)?/u,
    ['sex'],
  ],
  [
    /scary|scar(?:e|es|ed)|scarier|jump ?scar(?:e|es)|frightening|terrifying|spooky|creepy|scary (?:stuff|scenes?|parts|bits|monsters)|nightmares?|disturbing|horrifying/u,
    ['scare'],
  ],
  [/sad|sadness|sadder|sad (?:stuff|scenes?|parts|bits)/u, ['sad']],
  [
    /(?:bad|foul|strong|rude|coarse) (?:language|words)|swear(?:s|ing|y)?|swear ?words|curs(?:es?|ing)|curse words|profan(?:e|ity|ities)|f (?:bombs?|words?)/u,
    ['swearing'],
  ],
];

const read = createMatcher<readonly Intensity[]>(rules.map(([pattern, of]) => [pattern, () => of] as const));

/** The maximum of what these words mean: none, or only a little. */
type Caps = { none: readonly WishOf<'intensity'>[]; little: readonly WishOf<'intensity'>[] };

function intensityAt(line: Line, at: number): RuleMatch<Caps> | null {
  const found = read(line, at);
  if (found === null) return null;
  // Hardly a story is without a sad moment.
  const capped = (max: 0 | 1) =>
    found.value.map((of) => ({ slot: 'intensity' as const, of, max: of === 'sad' ? 1 : max }));
  return { length: found.length, value: { none: capped(0), little: capped(1) } };
}
