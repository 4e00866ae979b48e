import type { Line } from './line.ts';
import { type Cue, cueAt } from './negationCues.ts';
import type { Piece } from './piece.ts';
import { isPlain } from './plainWords.ts';

export type Polarity = 'wanted' | 'unwanted' | 'limited' | 'less' | 'open' | 'swallowed';

/** A piece in its sentence: whether it is wanted, and where the words for that begin and end. */
export type Signed = { piece: Piece; polarity: Polarity; from: number; to: number };

export type Negation = {
  signed: readonly Signed[];
  /** Tokens of other words that aren't wanted, with the first token of what says so. */
  unwanted: readonly { at: number; from: number }[];
  /** Tokens that say what is not wanted. */
  cues: readonly number[];
};

// A new thought begins: what follows is wanted again.
const enders = new Set(
  (
    'but though although however yet because since so i im id ive we wed please want wants prefer preferably looking ' +
    'give show recommend suggest just only instead otherwise when while if unless as than rather ideally maybe ' +
    'perhaps something someone somewhere thanks also plus then make must should let love loves loved'
  ).split(' '),
);
// They stand between "no" and what it is about.
const openers = new Set(
  (
    'a an the any too very really so much many more most of that which who is are was be been being it its this these those to ' +
    'with about from by in on for at all has have having had contain contains containing involve involves involving feature ' +
    'featuring set kind sort type kinds anything something things thing stuff ones one like another other such get see into ' +
    'full lots lot tons bunch bit some overly my your their his her there theres want watch do want need deal dealing made just only ' +
    'starring directed quite i me us usual typical typically standard generic those where particularly even actually ever scenes type types yet another'
  ).split(' '),
);
// What they name is what stands beside them: "horror stuff", "no films with …".
const heads = new Set(
  'anything something nothing stuff things thing ones one scenes scene elements element content themes theme bits parts type kind sort types kinds whatsoever either material'.split(
    ' ',
  ),
);
const reaching = new Set(
  'with about from by in on for set starring featuring involving containing that which where who made'.split(
    ' ',
  ),
);
const joiners = new Set(['or', 'nor', 'and', '&']);
const pleasant = new Set(
  'funny feel-good uplifting inspiring heartwarming light-hearted relaxing cosy laugh-out-loud clever beautiful hopeful'.split(
    ' ',
  ),
);

/** How far a "no" reaches at most without meeting anything that it could be about. */
const farthest = 6;

/** Binds what says no to what it is about, and leaves all else wanted. */
export function negate(line: Line, pieces: readonly Piece[]): Negation {
  const at = new Map(pieces.map((piece) => [piece.from, piece]));
  const signed: Signed[] = [];
  const unwanted: { at: number; from: number }[] = [];
  const cues: number[] = [];
  for (let index = 0; index < line.words.length;) {
    const piece = at.get(index);
    if (piece) {
      const after = afterwardAt(line, piece.to);
      signed.push({
        piece,
        polarity: after?.polarity ?? 'wanted',
        from: piece.from,
        to: after?.to ?? piece.to,
      });
      index = after?.to ?? piece.to;
      continue;
    }
    const cue = freeCueAt(line, index, at);
    if (cue === null) {
      index += 1;
      continue;
    }
    const scope = scopeOf({ line, at, from: index, start: index + cue.length, cue: cue.value });
    signed.push(...scope.signed);
    unwanted.push(...scope.unwanted);
    for (let token = index; token < index + cue.length; token += 1) cues.push(token);
    index = Math.max(scope.end, index + cue.length);
  }
  return { signed: signed.toSorted((a, b) => a.from - b.from), unwanted, cues };
}

/** A cue whose words are not part of anything else: "No Country for Old Men" says no to nothing. */
function freeCueAt(line: Line, index: number, at: ReadonlyMap<number, Piece>) {
  const cue = cueAt(line, index);
  if (cue === null) return null;
  for (let token = index + 1; token < index + cue.length; token += 1) if (at.has(token)) return null;
  return cue;
}

/** What is said of a piece after it: "gore-free", "subtitles are fine". */
function afterwardAt(line: Line, to: number): { polarity: Polarity; to: number } | null {
  if (line.marks[to] === '.' || line.marks[to] === ',') return null;
  const [first = '', second = '', third = ''] = line.words.slice(to, to + 3);
  if (first === 'free' && (line.tokens[to]?.before === '-' || second === '' || isMarked(line, to + 1))) {
    return { polarity: 'unwanted', to: to + 1 };
  }
  const isBeing = first === 'is' || first === 'are' || first === 'being' || first === 'would';
  const [say, length] =
    isBeing && /^(?:totally|perfectly|also|be|absolutely|all)$/.test(second) ? [third, 3] : [second, 2];
  if (isBeing && /^(?:fine|ok|okay|alright|allowed|acceptable|welcome|optional|irrelevant)$/.test(say)) {
    return { polarity: 'open', to: to + length };
  }
  return null;
}

const isMarked = (line: Line, at: number) => line.marks[at] === '.' || line.marks[at] === ',';

type Scope = {
  line: Line;
  at: ReadonlyMap<number, Piece>;
  /** Where the cue begins and the token after it. */
  from: number;
  start: number;
  cue: Cue;
};

function scopeOf({ line, at, from, start, cue }: Scope) {
  const signed: Signed[] = [];
  const unwanted: { at: number; from: number }[] = [];
  /** What was bound last, what stands before the next: nothing yet, something, or an "or". */
  let state: 'open' | 'bound' | 'joined' = 'open';
  let first: Piece | null = null;
  let isBare = true;
  let waited = 0;
  let end = start;
  let index = start;
  let join = '';
  const sayFrom = () => (signed.length + unwanted.length === 0 ? from : index);
  while (index < line.words.length) {
    const word = line.words[index] ?? '';
    const mark = line.marks[index] ?? '';
    if (index > start || mark === '.') {
      if (mark === '.' && !(index === start && cue.says === 'open')) break;
    }
    if (mark === ',' && (state === 'open' || !doesListGoOn(line, at, index, first, unwanted.length > 0)))
      break;
    if (mark === ',' || mark === '/') state = state === 'bound' ? 'joined' : state;
    const piece = at.get(index);
    if (piece === undefined && freeCueAt(line, index, at) !== null && index > start) break;
    if (piece) {
      const isJoined = state === 'joined';
      if (piece.wishes.length === 0 && piece.unwanted === undefined && piece.change === undefined) {
        index = piece.to;
        if (piece.sort !== 'medium') break;
        continue;
      }
      if (state === 'bound') {
        // Beside what was bound: "no superhero movies", "no sad dramas" are about superheroes and sadness.
        if (piece.sort === 'measure' || (piece.sort === 'name' && cue.isOfQuality)) break;
        if (piece.sort !== 'medium' && piece.sort !== 'name' && cue.isOfQuality && isBare) break;
        if (piece.sort === 'medium' && cue.isOfQuality && isBare) break;
        signed.push({
          piece,
          polarity: piece.sort === 'name' ? cue.says : 'swallowed',
          from: piece.from,
          to: piece.to,
        });
        index = piece.to;
        end = index;
        continue;
      }
      if (isJoined && !doesJoin(first, piece, join)) break;
      if (piece.sort === 'medium' && isHead(line, at, piece)) {
        signed.push({ piece, polarity: 'swallowed', from: sayFrom(), to: piece.to });
        index = piece.to;
        end = index;
        isBare = false;
        continue;
      }
      signed.push({
        piece,
        polarity: cue.says,
        from: signed.some(isBoundOne) || unwanted.length > 0 ? piece.from : from,
        to: piece.to,
      });
      first ??= piece;
      state = 'bound';
      index = piece.to;
      end = index;
      continue;
    }
    if (state === 'bound') {
      if (joiners.has(word)) {
        join = word;
        state = 'joined';
        index += 1;
        continue;
      }
      if (
        heads.has(word) ||
        (word === 'at' && line.words[index + 1] === 'all') ||
        (word === 'all' && line.words[index - 1] === 'at')
      ) {
        index += 1;
        continue;
      }
      break;
    }
    if (state === 'joined') {
      if (
        word === 'any' ||
        word === 'anything' ||
        word === 'too' ||
        word === 'overly' ||
        word === 'the' ||
        joiners.has(word) ||
        (join !== 'and' && openers.has(word) && !enders.has(word))
      ) {
        if (joiners.has(word)) join = word;
        index += 1;
        continue;
      }
      if (join === 'and' || join === '' || enders.has(word)) break;
    } else if (openers.has(word) || joiners.has(word)) {
      if (word === 'a' || word === 'an' || word === 'any' || word === 'anything' || word === 'something')
        isBare = false;
      index += 1;
      continue;
    }
    if (enders.has(word) || waited >= farthest) break;
    waited += 1;
    if (!isPlain(word)) unwanted.push({ at: index, from: sayFrom() });
    if (!isPlain(word)) state = 'bound';
    index += 1;
    end = index;
  }
  return { signed, unwanted, end };
}

const isBoundOne = ({ polarity }: Signed) => polarity !== 'swallowed';

/** "No films with zombies": films are only what has them. */
function isHead(line: Line, at: ReadonlyMap<number, Piece>, piece: Piece): boolean {
  const word = line.words[piece.to] ?? '';
  if (line.marks[piece.to] === '.' || line.marks[piece.to] === ',') return false;
  return reaching.has(word) || at.get(piece.to)?.sort === 'name' || isRange(at.get(piece.to));
}

const isRange = (piece: Piece | undefined) => piece?.sort === 'measure';

/** After "and" only what is alike goes on: "no gore and violence", but not "no gore and under two hours". */
function doesJoin(first: Piece | null, next: Piece, join: string): boolean {
  if (next.sort === 'measure' && next.unwanted === undefined) return false;
  if (next.sort === 'medium') return first?.sort === 'medium';
  if (join === 'or' || join === 'nor') return true;
  const isCued = next.sort === 'name';
  if (first !== null && (first.sort === 'name') !== isCued) return false;
  if (first !== null && first.sort !== next.sort && next.unwanted?.[0]?.slot !== 'intensity') return false;
  return !next.wishes.some((wish) => wish.slot === 'theme' && pleasant.has(wish.entry));
}

/** Whether a comma goes on with what is not wanted: a list that ends in "or", or more of what nobody asks for. */
function doesListGoOn(
  line: Line,
  at: ReadonlyMap<number, Piece>,
  comma: number,
  first: Piece | null,
  hasWords: boolean,
): boolean {
  const word = line.words[comma] ?? '';
  if (word === 'or' || word === 'nor') return true;
  const next = at.get(comma);
  if (next !== undefined && next.unwanted?.[0]?.slot === 'intensity') return true;
  if (next !== undefined && (next.sort === 'measure' || next.sort === 'medium')) return false;
  if (next !== undefined && first !== null && next.sort === 'name' && first.sort === 'name') return true;
  for (let index = comma, waited = 0; index < line.words.length && waited < farthest; waited += 1) {
    const piece = at.get(index);
    if (index > comma && line.marks[index] === '.') return false;
    if (piece?.sort === 'measure' || piece?.sort === 'medium') return false;
    if (piece === undefined) {
      const said = line.words[index] ?? '';
      if (said === 'or' || said === 'nor') return true;
      if (said === 'and') {
        const last = at.get(index + 1);
        return last === undefined
          ? hasWords
          : doesJoin(first, last, 'and') && (next === undefined || next.sort === last.sort);
      }
      if (enders.has(said) || freeCueAt(line, index, at) !== null) return false;
      if (openers.has(said) && index === comma) return false;
    }
    index = piece?.to ?? index + 1;
  }
  return false;
}
