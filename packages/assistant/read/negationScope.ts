import {
  doesJoin,
  doesListGoOn,
  articles,
  betweenJoined,
  enders,
  excessive,
  heads,
  joiners,
  openers,
  reaching,
} from './joins.ts';
import { type NegationCue, freeCueAt, type Pieced, type Signed } from './negationCues.ts';
import { type Piece, isPlain } from './rules.ts';

export type Scope = {
  signed: Signed[];
  /** Unknown words that are unwanted, too. */
  unwanted: { at: number; from: number }[];
  /** Unknown tokens on the way. */
  skipped: number[];
  /** The token after its scope. */
  end: number;
};

/** The state of a "no" while its scope is read. */
type Reach = Scope & {
  pieced: Pieced;
  cue: NegationCue;
  /** Where the cue begins, and the token after it. */
  from: number;
  start: number;
  /** Whether it still looks for what it is about, has something, or has an "or" or a comma behind that. */
  state: 'open' | 'bound' | 'joined';
  join: string;
  first: Piece | null;
  /** Nothing has said yet that a thing follows: "not scary", but not "not a scary". */
  isBare: boolean;
  /** "Not as sad as": a name that follows is what it is compared with. */
  isCompared: boolean;
  strange: number;
};

/** With more unknown words than this it is unclear what the "no" is about. */
const mostStrange = 3;

/**
 * What "no" and its like are about: the phrase after it and what that is joined with, up to a "but", the end of the
 * clause, or a new thought.
 */
export function scopeOf(pieced: Pieced, from: number, start: number, cue: NegationCue): Scope {
  const reach: Reach = {
    signed: [],
    unwanted: [],
    skipped: [],
    end: start,
    pieced,
    cue,
    from,
    start,
    state: 'open',
    join: '',
    first: null,
    isBare: true,
    isCompared: false,
    strange: 0,
  };
  let index: number | null = start;
  while (index !== null && index < pieced.line.words.length) index = step(reach, index);
  return reach;
}

/** Consumes what is at a token; null where the scope ends before it. */
function step(reach: Reach, index: number): number | null {
  if (isOver(reach, index)) return null;
  const mark = reach.pieced.line.marks[index];
  if ((mark === ',' || mark === '/') && reach.state === 'bound') reach.state = 'joined';
  const piece = reach.pieced.pieceAt.get(index);
  if (piece) return takePiece(reach, piece);
  if (index > reach.start && freeCueAt(reach.pieced, index) !== null) return null;
  return takeWord(reach, index);
}

function isOver({ pieced, state, start, cue, first, unwanted }: Reach, index: number): boolean {
  const mark = pieced.line.marks[index];
  if (mark === '.') return index > start || cue.says !== 'open';
  if (mark !== ',') return false;
  return (
    state === 'open' ||
    cue.says === 'open' ||
    !doesListGoOn(pieced, index, { first, hasWords: unwanted.length > 0 })
  );
}

function takePiece(reach: Reach, piece: Piece): number | null {
  if (isEmpty(piece)) return piece.sort === 'medium' ? piece.to : null;
  if (reach.state === 'bound') return takeNeighbour(reach, piece);
  if (reach.state === 'joined' && !doesJoin(reach.first, piece, reach.join)) return null;
  if (piece.sort === 'medium' && (reach.strange > 0 || isHead(reach.pieced, piece))) {
    reach.isBare = false;
    return sign(reach, piece, 'swallowed');
  }
  reach.first ??= piece;
  reach.state = 'bound';
  return sign(reach, piece, reach.cue.says);
}

const isEmpty = ({ wishes, unwanted, change }: Piece) =>
  wishes.length === 0 && unwanted === undefined && change === undefined;

/** Beside what was bound: "no superhero movies" and "no sad dramas" are about superheroes and sadness. */
function takeNeighbour(reach: Reach, piece: Piece): number | null {
  const { cue, isBare } = reach;
  if (piece.sort === 'measure') return isFame(piece) ? sign(reach, piece, 'swallowed') : null;
  if (piece.sort === 'name') {
    if (cue.isOfQuality) return reach.isCompared ? sign(reach, piece, 'swallowed') : null;
    return sign(reach, piece, cue.says);
  }
  return cue.isOfQuality && isBare ? null : sign(reach, piece, 'swallowed');
}

const isFame = ({ wishes }: Piece) => wishes.some(({ slot }) => slot === 'fame');

function sign(reach: Reach, piece: Piece, polarity: Signed['polarity']): number {
  const isFirst = reach.unwanted.length === 0 && reach.signed.every((one) => one.polarity === 'swallowed');
  const from = isFirst && polarity !== 'swallowed' ? reach.from : piece.from;
  reach.signed.push({ piece, polarity, from, to: piece.to });
  reach.end = piece.to;
  return piece.to;
}

/** "No films with zombies": only films with zombies are unwanted. All films are only where nothing else is said of them. */
function isHead({ line, pieceAt }: Pieced, { to }: Piece): boolean {
  const word = line.words[to];
  if (word === undefined || line.marks[to] === '.' || line.marks[to] === ',') return false;
  if (pieceAt.has(to)) return pieceAt.get(to)?.sort !== 'medium';
  return !joiners.has(word) && (reaching.has(word) || !enders.has(word) || /^(?:i|ive|we|id)$/.test(word));
}

function takeWord(reach: Reach, index: number): number | null {
  const word = reach.pieced.line.words[index] ?? '';
  if (reach.state === 'bound') return takeAfterBound(reach, word, index);
  if (joiners.has(word)) {
    reach.join = word;
    return index + 1;
  }
  if (reach.state === 'joined') return takeAfterJoined(reach, word, index);
  return openers.has(word) ? takeOpener(reach, word, index) : takeStrange(reach, word, index);
}

function takeOpener(reach: Reach, word: string, index: number): number {
  if (articles.has(word)) reach.isBare = false;
  // "Anything too scary" leaves a little.
  if (excessive.has(word) && reach.cue.says === 'unwanted') reach.cue = { ...reach.cue, says: 'limited' };
  return index + 1;
}

function takeAfterJoined(reach: Reach, word: string, index: number): number | null {
  const isOr = reach.join === 'or' || reach.join === 'nor';
  if (betweenJoined.has(word) || (isOr && openers.has(word) && !enders.has(word))) return index + 1;
  return isOr ? takeStrange(reach, word, index) : null;
}

function takeAfterBound(reach: Reach, word: string, index: number): number | null {
  const { words } = reach.pieced.line;
  if (joiners.has(word)) {
    reach.join = word;
    reach.state = 'joined';
    return index + 1;
  }
  const isAtAll =
    (word === 'at' && words[index + 1] === 'all') || (word === 'all' && words[index - 1] === 'at');
  if (/^(?:against|towards?|of)$/.test(word)) return index + 1;
  if (word === 'as' && reach.cue.isOfQuality) {
    reach.isCompared = true;
    return index + 1;
  }
  return heads.has(word) || isAtAll ? index + 1 : null;
}

/** A word of no piece: things may be unwanted, but verbs and adverbs lead on to them. */
function takeStrange(reach: Reach, word: string, index: number): number | null {
  if (enders.has(word) || reach.strange >= mostStrange) return null;
  const isThing = plural.test(word) || (deed.test(word) && !reach.pieced.pieceAt.has(index + 1));
  if (reach.cue.isOfQuality || isPlain(word) || !isThing) {
    reach.strange += 1;
    reach.skipped.push(index);
    return index + 1;
  }
  const isFirst = reach.signed.length + reach.unwanted.length === 0;
  reach.unwanted.push({ at: index, from: isFirst ? reach.from : index });
  reach.state = 'bound';
  reach.end = index + 1;
  return index + 1;
}

const plural = /[^sui]s$/u;
// "Without anybody dying".
const deed = /..ing$/u;
