import around from '@marquee/content/words/around-groups.json' with { type: 'json' };
import beside from '@marquee/content/words/beside-names.json' with { type: 'json' };
import type { WishOf } from '@marquee/contracts/assistant/part.ts';

import { cueBefore, type TitleCue } from './cues.ts';
import type { GroupNames, NamedGroup } from './groupNames.ts';
import { orderAfter, orderBefore } from './nameOrders.ts';
import { phraseAt } from './phraseAt.ts';
import type { LinkContext } from './scene.ts';
import { chooseTitle } from './titleMention.ts';
import type { TitleName, TitleNames } from './titleNames.ts';

const surely = new Set(around.surely);
const kinds = new Set(around.kinds);
const single = new Set(around.single);
const ofCompanies = new Set(around.ofCompanies);
const partsOfCompanies = new Set(around.partsOfCompanies);
const whole = new Set(around.whole);
const articles = new Set(around.articles);
const newest = new Set(around.newest);
const makers = new Set(around.makers);
const unwanted = new Set(around.unwanted);
const praised = new Set(around.praised);

/** A franchise or a company that a sentence names. */
export type GroupMention = {
  from: number;
  to: number;
  /** Where its name begins and ends, without the words around it. */
  name: { from: number; to: number };
  /** After "I love" a franchise is a title that is liked. */
  wish: NamedGroup['wish'] | WishOf<'like'>;
  isCue: boolean;
  /** Whether a title of that name would be as good: "Star Wars". */
  isWeak: boolean;
};

type Names = { groups: GroupNames; titles: TitleNames };

/** The franchises and companies that a sentence names, in order. */
export function groupMentions(scene: LinkContext, names: Names): GroupMention[] {
  const mentions: GroupMention[] = [];
  for (let at = 0; at < scene.count;) {
    const last = mentions.at(-1);
    const isListed = last !== undefined && isBeside(scene, last.to, at);
    const mention =
      scene.isTaken(at) || scene.isTied(at) ? null : mentionAt(scene, at, { ...names, isListed });
    if (mention !== null) mentions.push(mention);
    at = mention?.to ?? at + 1;
  }
  return mentions;
}

/** "Marvel or DC", "no Marvel, no DC": what is beside a group is one, too. */
const isBeside = (scene: LinkContext, end: number, at: number): boolean =>
  (end === at - 1 && unwanted.has(scene.word(end))) ||
  (end === at && /^\s*[,/&]\s*$/.test(scene.before(at))) ||
  (at === end + 1 && /^(?:and|or|nor|n)$/.test(scene.word(end)));

function mentionAt(
  scene: LinkContext,
  at: number,
  names: Names & { isListed: boolean },
): GroupMention | null {
  for (const { to, letters, group } of groupsFrom(scene, at, names.groups)) {
    const mention = mentionOf(scene, { at, to, group }, { ...names, letters });
    if (mention !== null) return mention;
  }
  return null;
}

function mentionOf(
  scene: LinkContext,
  found: Found,
  { titles, isListed, letters }: Names & { isListed: boolean; letters: string },
): GroupMention | null {
  if (found.group.wish.slot === 'company') return companyAt(scene, found, isListed);
  const title = titles.get(letters);
  if (likedBefore(scene, found.at) !== null)
    return found.group.plain === 'one' ? null : likedAt(scene, found, title);
  const isTitleToo = found.group.isSingle || title?.meanings.some(({ kind }) => kind === 'name') === true;
  return franchiseAt(scene, found, { isTitleToo, isListed });
}

type Found = { at: number; to: number; group: NamedGroup };

/** The names that begin at a token, the longest first; "all rockys" are of "rocky". */
function groupsFrom(scene: LinkContext, at: number, groups: GroupNames) {
  const found: (Omit<Found, 'at'> & { letters: string })[] = [];
  let letters = '';
  for (let to = at + 1; to <= Math.min(scene.count, at + groups.longest); to += 1) {
    if (scene.isTaken(to - 1) || (to - 1 > at && /[,;!?()\n]/.test(scene.before(to - 1)))) break;
    letters += scene.word(to - 1);
    const singular = letters.replace(/(?<=...)s$/, '');
    if (!groups.hasStart(letters) && groups.get(singular) === undefined) break;
    const [named, said] =
      groups.get(letters) === undefined ? [groups.get(singular), singular] : [groups.get(letters), letters];
    if (named !== undefined && !scene.isTied(to)) found.unshift({ to, letters: said, group: named });
  }
  return found;
}

const mostBetween = 4;

/** What stands directly before a name, but for an article: "all the", "no", "latest". */
function leadOf(scene: LinkContext, at: number): { word: string; hasArticle: boolean } {
  let before = at - 1;
  let hasArticle = false;
  while (
    before > at - mostBetween &&
    !scene.isApart(before + 1) &&
    /^(?:the|of|those|these)$/.test(scene.word(before))
  ) {
    hasArticle ||= scene.word(before) === 'the';
    before -= 1;
  }
  return { word: scene.isApart(before + 1) ? '' : scene.word(before), hasArticle };
}

const follows = (scene: LinkContext, to: number): string => (scene.isApart(to) ? '' : scene.word(to));

type Ways = { isTitleToo: boolean; isListed: boolean };

/** "Star wars" alone is the film: something must say that all of them are meant. */
function franchiseAt(scene: LinkContext, found: Found, ways: Ways): GroupMention | null {
  const { at, to, group } = found;
  const seen = seenBefore(scene, at);
  const { isSaid, isLed } = sayingOf(scene, found, ways);
  const mayBe = group.plain === 'none' && seen === null && mayBeMeant(scene, found);
  if (!isSaid && !mayBe) return null;
  const next = follows(scene, to);
  const isOne = single.has(next) && (isLed || !ways.isTitleToo);
  const hasHead = surely.has(next) || kinds.has(next) || isOne;
  // "Star Wars series" are other titles than its films.
  const end = hasHead && !(group.hasSeries && saysMedium.test(next)) ? to + 1 : to;
  const name = { from: at, to };
  return seen === null
    ? { from: at, to: end, name, wish: group.wish, isCue: false, isWeak: !isSaid }
    : { from: seen.from, to: end, name, wish: { ...group.wish, not: true }, isCue: true, isWeak: false };
}

/** What the words before a name say: all of it, none of it, one of it, or how good it is. */
function leadSays(scene: LinkContext, { at, to, group }: Found): 'all' | 'none' | 'one' | 'praise' | null {
  const { word } = leadOf(scene, at);
  const next = follows(scene, to);
  if (newest.has(word) || whole.has(word) || orderBefore(scene, at) !== null) return 'all';
  if (unwanted.has(word) && next !== 'again') return 'none';
  const isOwn = group.plain === 'none' && to - at > 1;
  if (articles.has(word) && (single.has(next) || isOwn)) return 'one';
  return praised.has(word) ? 'praise' : null;
}

const isSurely = (scene: LinkContext, { to, group }: Found): boolean => {
  const next = follows(scene, to);
  const hasHead = surely.has(next) && !(group.isSingle && next === 'series');
  return hasHead || orderAfter(scene, to) !== null || phraseAt(scene, to, beside.parts) > 0;
};

/** Whether the words beside a name say that a franchise is meant, and whether those before it do. */
function sayingOf(
  scene: LinkContext,
  found: Found,
  { isTitleToo, isListed }: Ways,
): { isSaid: boolean; isLed: boolean } {
  const { at, to, group } = found;
  const next = follows(scene, to);
  const { word, hasArticle } = leadOf(scene, at);
  const lead = leadSays(scene, found);
  const isLed = lead !== null && lead !== 'praise';
  const hasKind = kinds.has(next);
  const isSure = isListed || isSurely(scene, found);
  const isBare = !isTitleToo && scene.count === to - at;
  const ways = {
    none: hasKind || lead !== null || (isShort(scene) && !isPartOfSpeech.test(word) && !isTitleToo),
    several: hasKind || isLed,
    one: (hasKind && (hasArticle || isLed)) || (lead === 'all' && isDone(scene, to)) || isBare,
  };
  return { isSaid: isSure || ways[group.plain], isLed };
}

/** In longer ones, such as lists of what somebody likes, names are titles. */
const mostWords = 10;
const isShort = ({ count }: LinkContext): boolean => count <= mostWords;

/** A single word is a franchise without anything beside it only where a sentence begins: "Spiderman, but …". */
const mayBeMeant = (scene: LinkContext, { at, to }: Found): boolean =>
  isShort(scene) &&
  !isPartOfSpeech.test(leadOf(scene, at).word) &&
  (to - at > 1 || (scene.isFirst(at) && (scene.ends(to) || scene.word(to) === 'but')));

/** "Called Rocky", "as sad as Bambi". */
const isPartOfSpeech = /^(?:called|named|about|than|as)$/;

const saysMedium = /^(?:films?|movies?|series|shows?)$/;

const isDone = (scene: LinkContext, to: number): boolean =>
  scene.ends(to) ||
  single.has(scene.word(to)) ||
  kinds.has(scene.word(to)) ||
  /^(?:with|starring)$/.test(scene.word(to));

/** "I've seen all the Star Wars films": where that begins. */
function seenBefore(scene: LinkContext, at: number): { from: number } | null {
  const cue = cueBefore(scene, at);
  if (cue?.isSeen !== true || !/^(?:seen|watched|have|ive|i|already)$/.test(scene.word(cue.from)))
    return null;
  return /^(?:not|never|havent|hasnt|didnt)$/.test(scene.word(cue.from - 1)) ? null : { from: cue.from };
}

/** "Something like Star Wars", "I love Harry Potter": what leads to a title that is liked. */
function likedBefore(scene: LinkContext, at: number): TitleCue | null {
  const cue = cueBefore(scene, at);
  if (cue === null || cue.isSeen || cue.maker !== null) return null;
  const first = scene.word(cue.from);
  return first === 'the' || unwanted.has(first) || whole.has(first) ? null : cue;
}

/** The title of a franchise that is liked; no rival of the one that is found by its own name. */
function likedAt(scene: LinkContext, { at, to }: Found, name: TitleName | undefined): GroupMention | null {
  const chosen = name && chooseTitle(name, { year: null, media: null, cue: null, country: null });
  if (!chosen) return null;
  const { media, id, name: called, year } = chosen.title;
  const cue = likedBefore(scene, at);
  return {
    from: cue?.isOwn === true ? cue.from : at,
    to,
    name: { from: at, to },
    wish: { slot: 'like', media, id, name: called, year, aspect: null, not: false },
    isCue: cue?.isOwn === true,
    isWeak: true,
  };
}

function companyAt(scene: LinkContext, { at, to, group }: Found, isListed: boolean): GroupMention | null {
  const next = follows(scene, to);
  const before = scene.isApart(at) ? '' : scene.word(at - 1);
  const isSaid =
    isListed ||
    makers.has(before) ||
    (ofCompanies.has(next) && before !== 'on') ||
    (scene.isFirst(at) && unwanted.has(next));
  if (group.plain === 'one' && !isSaid) return null;
  return {
    from: makers.has(before) ? at - 1 : at,
    to: partsOfCompanies.has(next) ? to + 1 : to,
    name: { from: at, to },
    wish: group.wish,
    isCue: makers.has(before),
    isWeak: false,
  };
}
