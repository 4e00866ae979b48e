import words from '@marquee/content/words/negation.json' with { type: 'json' };

import type { Line } from './line.ts';
import { freeCueAt, type Pieced } from './negationCues.ts';
import type { Piece } from './rules.ts';

/** A new thought begins: what follows is wanted again. */
export const enders = new Set(words.enders);

/** They come between "no" and what it is about. */
export const openers = new Set(words.openers);

/** After one of them the unwanted is a thing, not a quality. */
export const articles = new Set(words.articles);

/** They name what is beside them: "horror stuff", "violent scenes". */
export const heads = new Set(words.heads);

/** What follows them says which films are not wanted: "no films with zombies". */
export const reaching = new Set(words.reaching);

export const joiners = new Set(words.joiners);

/** What may be between "and" and more of what is not wanted. */
export const betweenJoined = new Set(words.betweenJoined);

/** Entries of the lexicon that are hardly ever unwanted. */
const pleasant = new Set(words.pleasant);

/** Words of excess, as in "nothing too scary": a little is allowed. */
export const excessive = new Set(words.excessive);

/** How far a list is followed to find its end. */
const farthest = 6;

const isLimit = (piece: Piece) => piece.unwanted?.[0]?.slot === 'intensity';
const isOther = ({ sort }: Piece) => sort === 'measure' || sort === 'medium';

/** Whether after "and" or "or" more of what is not wanted follows: gore and violence, but not gore and two hours. */
export function doesJoin(first: Piece | null, next: Piece, join: string): boolean {
  if (next.sort === 'measure' && next.unwanted === undefined) return false;
  if (next.sort === 'medium') return first?.sort === 'medium';
  if (join === 'or' || join === 'nor') return true;
  return isAlike(first, next) && !isPleasant(next);
}

function isAlike(first: Piece | null, next: Piece): boolean {
  if (first === null || first.sort === next.sort) return true;
  return first.sort !== 'name' && next.sort !== 'name' && isLimit(next);
}

const isPleasant = ({ wishes }: Piece) =>
  wishes.some((wish) => wish.slot === 'theme' && pleasant.has(wish.entry));

type Bound = { first: Piece | null; hasWords: boolean };

/** Whether a comma goes on with what is not wanted: a list that ends in "or", or more of what is always unwanted. */
export function doesListGoOn(pieced: Pieced, comma: number, bound: Bound): boolean {
  const word = pieced.line.words[comma];
  if (word === 'or' || word === 'nor') return true;
  const next = pieced.pieceAt.get(comma);
  if (next === undefined) return !openers.has(word ?? '') && doesEndJoined(pieced, comma, bound);
  if (isLimit(next)) return true;
  if (isOther(next)) return false;
  const isName = next.sort === 'name' && next.isCued !== true;
  return (isName && bound.first?.sort === 'name') || doesEndJoined(pieced, comma, bound);
}

/** Whether a list's last comma is followed by an "or", or by an "and" with more of the same. */
function doesEndJoined(pieced: Pieced, from: number, { first, hasWords }: Bound): boolean {
  const { line, pieceAt } = pieced;
  for (let index = from, steps = 0; index < line.words.length && steps < farthest; steps += 1) {
    const word = line.words[index] ?? '';
    const piece = pieceAt.get(index);
    if (isClauseOver(line, index, from) || (piece && isOther(piece))) return false;
    if (!piece) {
      if (word === 'or' || word === 'nor') return true;
      if (word === 'and') return isMore(pieceAt.get(index + 1), pieceAt.get(from), { first, hasWords });
      if (enders.has(word) || freeCueAt(pieced, index) !== null) return false;
    }
    index = piece?.to ?? index + 1;
  }
  return false;
}

const isClauseOver = (line: Line, index: number, from: number) => index > from && line.marks[index] === '.';

function isMore(last: Piece | undefined, next: Piece | undefined, { first, hasWords }: Bound): boolean {
  if (last === undefined) return hasWords;
  return doesJoin(first, last, 'and') && (next === undefined || next.sort === last.sort);
}
