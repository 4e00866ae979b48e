import type { Wish, WishSlot } from '@marquee/contracts/assistant/part.ts';

import { lexicon } from '#lexicon/entries.ts';

import type { Refinement } from '../sentence.ts';
import type { Line } from './line.ts';
import { isPlain } from './rules.ts';

/** They narrow or shift the results, and ask for nothing by themselves. */
const adjustments: ReadonlySet<WishSlot> = new Set([
  'years',
  'runtime',
  'seasons',
  'episodes',
  'total',
  'status',
  'score',
  'fame',
  'language',
  'country',
  'certification',
  'age',
  'intensity',
  'order',
]);

// What may precede the first word that matters.
const openings =
  /^(?:(?:no ,|no(?= [a-z]+er(?: |$))|nope ,|ok|okay|oh|hm+|yes|yeah|well|now|please|great|thanks|thank you|cool|nice|actually|so|maybe|perhaps|right|good|fine|alright|lovely|perfect|hey|can you|could you|can i|could i|i want|id like|id prefer|i would prefer|i prefer|lets|give me|show me|find me|i need|how|try)(?: ,| \.)? )+/u;
const addition =
  /^(?:and|but|also|plus|or|instead|what about|how about|about|same|the same|make (?:it|them|that)|only|without|except|minus|less|fewer|it (?:should|must|has|needs|can)|they (?:should|must|have|need|can)|these|those|them|preferably|ideally|more(?! than)|too|drop|remove|add|keep|exclude|include|no more|something (?:a (?:bit|little) )?(?:more|less)|a (?:bit|little|tad|lot)|slightly|much|even|way|any (?:in|from|with|that|of)|in(?! the (?:mood|style|vein|spirit))|from|with|by|starring|directed|set|not|no|nothing|none|dont|do not|anything|something(?= (?:older|newer|shorter|longer))|switch|change|swap|turn)(?= |$)/u;
const strong =
  /^(?:and|but|also|plus|or|i meant?|instead|what about|same|the same|make (?:it|them|that)|only|except|minus|less|fewer|it (?:should|must|has|needs|can)|they (?:should|must|have|need|can)|these|those|them|drop|remove|forget|ignore|add|keep|exclude|include|no more|more(?! than)|too|switch|change|swap)(?= |$)/u;
const comparative =
  /^(?:(?:something|a|bit|little|much|even|way|slightly) )*(?:funn|scar|dark|light|sadd?|weird|slow|fast|happ|warm|cos|coz|creep|gor|sill|smart|strang|calm|soft|bleak|gritt|sex|blood|simpl|sweet|mild|deep|quirk|wild|gentl|edg|tens|cut|cleaner|clean|tam|saf|bigg|small|loud|quiet|cheer|romantic)i?er(?= |$)/u;
const liking = /^(?:and|also|but|plus|or|instead|what about|add)(?= )/u;
const circumstance = /^(?:with|by|starring|directed|without|set|from|in|how|about)/u;
// "French ones", but not "the one where".
const ofThese = /(?<![\p{L}])ones?(?! (?:where|with|about))(?![\p{L}])/u;
const end = /(?: instead| as well| too| though)(?: please| then)?$/u;

/** "No wait", "actually", "sorry", "on second thought": what follows replaces what was said of its kind. */
const correction =
  /^\s*(?:(?:oh|ok|okay|hm+|um+|er+|well|ah|argh)[\s,.]+)*(?:no\s*(?:,|wait\b)|(?:wait|nope|nah|actually|sorry|oops|i meant?|(?:on )?second thoughts?|on reflection|(?:i )?(?:have |.ve |ive )?changed my mind|correction|scratch that|make that)\b)/iu;

/** "Something completely different: a musical". */
const entirelyNew =
  /^(?:(?:ok|okay|now|no|and|or|right|well|so|lets try|how about|what about|then)(?: ,| \.)? )*(?:(?:something|anything) (?:(?:completely|totally|entirely|very|quite) (?:else|different|new)|else (?:entirely|completely|altogether)|(?:else|different) (?=\.))|(?:a )?(?:new|different|other) (?:idea|topic|question|plan|subject))(?: (?:now|please|then))? (?:[.,]|like|maybe|a|an|with) /u;

export const asksForNew = (text: string): boolean => entirelyNew.test(text);

export const isCorrection = (text: string): boolean => correction.test(text);

/** What others who watch along say of themselves is added. */
const companion =
  /^(?:but |and |well )*(?:(?:he|she|they|i|we both)|(?:my|his|her|our) [a-z]+) (?:(?:also|really|just|only|actually|would|dont|doesnt|do not|does not|cant|both) )*(?:like|love|hate|prefer|enjoy|stand|(?<!^(?:but |and |well )*i (?:[a-z]+ )*)(?:want|need|fanc(?:y|ie)))s?(?= )/u;

/** It doesn't begin as a mood or a style alone does. */
const fresh =
  /^(?:something|anything|some|any|a|an|i|im|id|we|give|show|find|recommend|got|looking|can|could|what|the best|best)(?= |$)/u;

type Read = { line: Line; wishes: readonly Wish[]; changes: readonly (Refinement & { from: number })[] };

/**
 * Whether a sentence only makes sense after another one. It does where it points at what was shown ("the second",
 * "not these", "undo"), where it opens as an addition ("and", "only", "without", "what about"), ends with "instead",
 * speaks of "ones", begins with a comparative, corrects itself or tells what a companion likes; otherwise where it has fewer than four words with a meaning, names
 * no title that is liked, and only adjusts ("in French", "under 100 minutes", "nothing scary") or is a bare mood. "Heist movies" is short
 * as well, but asks anew.
 */
export const isFollowUp = (read: Read): boolean => !asksForNew(read.line.text) && follows(read);

function follows({ line, wishes, changes }: Read): boolean {
  if (changes.some(isReference)) return true;
  const text = line.text.replace(openings, '');
  if (wishes.length === 0 && !changes.some(isShifting)) return changes.length > 0 || forgetting.test(text);
  if (wishes.some((wish) => wish.slot === 'like' && !wish.not)) return liking.test(text);
  if (isCorrection(line.text) || companion.test(line.text) || speaksOfBefore(text)) return true;
  const isShort = line.words.filter((word) => !isPlain(word)).length < 4;
  if (changes.some(isShifting) && (isShort || addition.test(text))) return true;
  const asksAnew = wishes.some((wish) => !isAdjusting(wish));
  if (addition.test(text)) return circumstance.test(text) ? isShort : !asksAnew;
  return isShort && isFragment(line, wishes);
}

const forgetting = /^(?:forget|ignore|drop|never mind) (?:about )?the (?!first)/u;

const speaksOfBefore = (text: string): boolean =>
  strong.test(text) || end.test(text) || comparative.test(text);

function isFragment(line: Line, wishes: readonly Wish[]): boolean {
  const isMood = !fresh.test(line.text) && wishes.every(isManner);
  const isOfThese = ofThese.test(line.text.replace(openings, ''));
  return isMood || isOfThese || (wishes.every(isAdjusting) && isAlone(wishes));
}

/** "Films from France" asks anew, "films" and "from France" don't. */
const isAlone = (wishes: readonly Wish[]) =>
  wishes.length === 1 || !wishes.some(({ slot }) => slot === 'media');

/** Also in a sentence that asks anew, something may not matter. */
const isShifting = ({ change }: Refinement) => change !== 'forget';

const isReference = ({ change }: Refinement) =>
  change === 'more-like' ||
  change === 'not-these' ||
  change === 'not-them' ||
  change === 'same-maker' ||
  change === 'undo' ||
  change === 'start-over';

/** How it feels and how it is made, not what it is about. */
const isManner = (wish: Wish): boolean => wish.slot === 'theme' && manners.has(wish.entry);
const manners = new Set(
  lexicon.filter(({ group }) => group === 'mood' || group === 'style').map(({ id }) => id),
);

function isAdjusting(wish: Wish): boolean {
  if (wish.slot === 'media') return true;
  return adjustments.has(wish.slot) || wish.slot === 'without' || ('not' in wish && wish.not === true);
}
