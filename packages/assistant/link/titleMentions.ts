import type { WishOf } from '@marquee/contracts/assistant/part.ts';

import type { Homonym } from '../sentence.ts';
import { type Around, aroundName } from './aroundName.ts';
import { cueBefore } from './cues.ts';
import { isBlended } from './isBlended.ts';
import { isMeant, isPartOfName } from './isMeant.ts';
import type { LinkContext } from './scene.ts';
import { chooseTitle, type ChosenTitle, type FoundMention, type TitleMention } from './titleMention.ts';
import type { TitleName, TitleNames } from './titleNames.ts';
import type { PlainVocabulary } from './vocabulary.ts';
import { withLists } from './withLists.ts';

/** A title, a person, a franchise or a company that a sentence names. */
export type Linked = {
  /** Its tokens, its cue ("like", "starring") included; `to` is the one after the last. */
  from: number;
  to: number;
  /** Negated only where its own words say so, as "already seen": else the scope of "not" is decided where the whole sentence is read. */
  wish: WishOf<'like' | 'person' | 'without' | 'collection' | 'company'>;
  /** What the same words ask for: the order of "early Scorsese", both of "the Coen brothers". */
  also?: readonly WishOf<'media' | 'order' | 'person' | 'without'>[] | undefined;
  /** The real name where it was misspelled. */
  corrected: string | null;
  homonyms: Homonym['others'];
  /** Whether words such as "similar to" or "directed by" are among the tokens. */
  isCue: boolean;
};

type Parts = { names: TitleNames; vocabulary: PlainVocabulary };
/** Longer names are only recognised when spelt right. */
const mostMisspelt = 7;

/** The titles that a sentence names, in order; they share no words. */
export function titleMentions(scene: LinkContext, parts: Parts): TitleMention[] {
  const mentions: TitleMention[] = [];
  const open: FoundMention[] = [];
  for (let at = 0; at < scene.count;) {
    const found = namesAt(scene, at, parts);
    const meant = found.find(({ around, chosen }) => isSaid(scene, around, chosen, parts.vocabulary));
    const mention: TitleMention | null =
      meant === undefined ? misspelt(scene, at, parts) : { ...meant, cue: meant.around.cue, corrected: null };
    if (mention === null) {
      if (found[0] !== undefined) open.push(found[0]);
      at += 1;
    } else {
      mentions.push(mention);
      at = mention.around.end;
    }
  }
  return withLists(scene, mentions, open, parts.vocabulary);
}

function isSaid(
  scene: LinkContext,
  around: Around,
  { isOfYear, title }: ChosenTitle,
  vocabulary: PlainVocabulary,
): boolean {
  if (isOfYear && (around.year?.isBracketed === true || around.cue !== null || around.isCapital)) return true;
  return isMeant(scene, around, vocabulary) || isBlended(scene, around, title, vocabulary);
}

/** The names that begin at a token, the longest first. */
function namesAt(scene: LinkContext, at: number, { names }: Parts): FoundMention[] {
  const found: FoundMention[] = [];
  for (const { to, letters, owner } of wordsFrom(scene, at, names.longest)) {
    if (!names.hasStart(letters)) break;
    const name = names.get(letters) ?? (owner === null ? undefined : names.get(owner));
    if (name === undefined || isFusedByChance(scene, at, to, name)) continue;
    const around = aroundName(scene, at, to, name);
    if (scene.isTied(to) && !around.isLikened) continue;
    const chosen = chooseTitle(name, around);
    if (chosen !== null) found.unshift({ around, chosen });
  }
  return found;
}

type Words = { to: number; letters: string; owner: string | null };

/** The letters of one word, of two and so on; of "Heat's" also those of "heat". */
function* wordsFrom(scene: LinkContext, at: number, longest: number): Generator<Words> {
  if (scene.isTied(at)) return;
  let letters = '';
  for (let to = at + 1; to <= Math.min(scene.count, at + longest); to += 1) {
    const last = to - 1;
    if (scene.isTaken(last) || (last > at && isLineEnd(scene, last))) return;
    const owner = scene.owner(last);
    const before = letters;
    letters += scene.word(last);
    yield { to, letters, owner: owner === null ? null : before + owner };
  }
}

const isLineEnd = (scene: LinkContext, at: number): boolean => scene.before(at).includes('\n');

/** "To get her" has the letters of "together"; "bladerunner" is meant for "blade runner". */
const isFusedByChance = (scene: LinkContext, at: number, to: number, { words }: TitleName): boolean =>
  to - at > words.length && areAllPlain(scene, at, to);

function areAllPlain(scene: LinkContext, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (!scene.isPlain(at)) return false;
  return true;
}

/** A name with mistakes in it: only where a name is expected, and only if some word of it is no English word. */
function misspelt(scene: LinkContext, at: number, parts: Parts): TitleMention | null {
  if (!scene.isCapital(at) && !scene.opens(at) && cueBefore(scene, at) === null) return null;
  let best: { mention: TitleMention; distance: number } | null = null;
  for (const { to, letters } of wordsFrom(scene, at, mostMisspelt)) {
    if (areAllPlain(scene, at, to)) continue;
    const near = parts.names.near.nearest(letters);
    if (near === null || near.distance === 0 || near.distance > (best?.distance ?? 2)) continue;
    const around = aroundName(scene, at, to, near.name);
    const chosen = mayBeMisspelt(scene, around, near.name) ? chooseTitle(near.name, around) : null;
    if (chosen === null) continue;
    const mention = { around, chosen, cue: around.cue, corrected: chosen.title.name };
    best = { mention, distance: near.distance };
  }
  return best?.mention ?? null;
}

const mayBeMisspelt = (scene: LinkContext, around: Around, name: TitleName): boolean =>
  isExpected(around) &&
  !isPartOfName(scene, around) &&
  !scene.isTied(around.to) &&
  hasOddWord(scene, around, name);

const isExpected = (around: Around): boolean =>
  (around.cue !== null &&
    (around.cue.strength === 'strong' || around.isNamed || around.to - around.from > 1)) ||
  around.isQuoted ||
  (around.isNamed && around.to - around.from > 1);

/** Whether every word that isn't the name's own is none of English either. */
function hasOddWord(scene: LinkContext, { from, to }: Around, { words }: TitleName): boolean {
  for (let at = from; at < to; at += 1)
    if (!words.includes(scene.word(at)) && scene.isPlain(at)) return false;
  return true;
}
