import type { Line } from './line.ts';
import { freeCueAt, type Pieced, type Polarity, type Signed } from './negationCues.ts';
import { scopeOf } from './negationScope.ts';
import { type Piece, createMatcher } from './rules.ts';

export type Negation = {
  signed: readonly Signed[];
  /** Tokens of other words that aren't wanted, with the first token of what says so. */
  unwanted: readonly { at: number; from: number }[];
  /** Tokens that only negate. */
  cues: readonly number[];
};

/** Binds negations to what they are about; the rest is wanted. */
export function negate(line: Line, pieces: readonly Piece[]): Negation {
  const pieced: Pieced = { line, pieceAt: new Map(pieces.map((piece) => [piece.from, piece])) };
  const signed: Signed[] = [];
  const unwanted: { at: number; from: number }[] = [];
  const cues: number[] = [];
  for (let index = 0; index < line.words.length;) {
    const piece = pieced.pieceAt.get(index);
    if (piece) {
      const one = signedAfterwards(pieced, piece);
      signed.push(one);
      index = one.to;
      continue;
    }
    const cue = freeCueAt(pieced, index);
    if (cue === null) {
      index += 1;
      continue;
    }
    const start = index + cue.length;
    const scope = scopeOf(pieced, index, start, cue.value);
    signed.push(...scope.signed);
    unwanted.push(...scope.unwanted);
    for (let token = index; token < start; token += 1) cues.push(token);
    cues.push(...scope.skipped);
    index = Math.max(scope.end, start);
  }
  return { signed: signed.toSorted((a, b) => a.from - b.from), unwanted, cues };
}

/** A judgement after a piece, and its effect on it. */
const afterwards = createMatcher<Polarity>([
  [
    /(?:(?:endings?|scenes?|parts?|stuff|moments?|bits?) )?(?:is|are|being|would) (?:(?:totally|perfectly|also|be|absolutely|all) )?(?:fine|ok|okay|alright|allowed|acceptable|welcome|optional|irrelevant)|(?:(?:endings?|scenes?|parts?|stuff|moments?|bits?) )?(?:(?:is|are|isnt|arent|not) )+(?:required|necessary|needed|essential|a must|important)/u,
    () => 'open',
  ],
  [
    /(?:is|are) (?:out|off the table|a no(?: go)?|a deal ?breaker|banned|forbidden|a turn off|not an option|(?:not|only|just) for (?:me|us|babies|little kids|kids|children)|for (?:babies|little kids|kids|children|toddlers)(?! (?:and|or))|(?:too |so |way too )?(?:childish|babyish|overrated|lame|cringe)|not my (?:thing|cup of tea|jam|genre|bag))|(?:isnt|arent) (?:really )?(?:my (?:thing|cup of tea|jam|genre|bag)|for (?:me|us)|an option|allowed|welcome)|(?:bores?|scares?|annoys?|upsets?|irritates?|depresses?|disgusts?|frightens?|terrif(?:y|ies)|puts?) (?:me|us|her|him|them|my [a-z]+)(?: off| out| to death)?|(?:makes?|gives?) (?:me|us|her|him) (?:sick|nightmares|nauseous|queasy|cringe|anxious|anxiety)|(?:no thanks|no thank you|aside|no(?=$| [.,])|need not apply|not included|not allowed|not for (?:me|us))/u,
    () => 'unwanted',
  ],
]);

/** A piece before which nothing negates it, but what follows may: "gore-free", "subtitles are fine", "horror bores me". */
function signedAfterwards({ line, pieceAt }: Pieced, piece: Piece): Signed {
  const { from } = piece;
  const head = isParted(line, piece.to) ? undefined : pieceAt.get(piece.to);
  // "War films are fine" speaks of war.
  const to = piece.sort !== 'medium' && head?.sort === 'medium' ? head.to : piece.to;
  const wanted = { piece, polarity: 'wanted', from, to: piece.to } as const;
  if (isParted(line, to)) return wanted;
  const isFree = line.words[to] === 'free' && (line.tokens[to]?.before === '-' || isParted(line, to + 1));
  if (isFree) return { piece, polarity: 'unwanted', from, to: to + 1 };
  const said = afterwards(line, to);
  return said === null ? wanted : { piece, polarity: said.value, from, to: to + said.length };
}

const isParted = (line: Line, at: number) =>
  at >= line.words.length || line.marks[at] === '.' || line.marks[at] === ',';
