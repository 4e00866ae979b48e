import type { Question, SaidWish } from '../sentence.ts';
import { type Line, spanOf } from './line.ts';
import { placesIn } from './places.ts';

const opening =
  '(?:(?:ok|okay|hm+|so|and|but|oh|well|now|cool|nice|great|thanks|thank you|please|yes|yeah|no|right|alright|then)(?: ,| \\.)? |(?:can|could|would) you (?:please )?(?:tell me |say )?|tell me |just )*';
const these =
  '(?:(?:out )?(?:of|from|among|amongst|between) )?(?:these|those|them|the lot|the bunch|the list|(?:your|the) (?:picks|suggestions|options)|(?:all )?(?:the )?(?:ones|above)|what you (?:showed|found|gave)(?: me)?|both|the (?:two|three|four|five|\\d)|here)(?: (?:films|movies|shows|series|two|three|\\d))?';
const one = '(?:one|ones|film|movie|show|series|title)';
const is =
  '(?:is|s|are|has|have|would be|will be|(?:do you think|would you say|you think|youd say)(?: (?:is|are))?|looks|sounds|seems|runs|has got)';
const superlative =
  '(?:(?:the )?(?:[a-z]{2,}est|most|least|best|worst|fewest)|better|safer|(?:more|less) [a-z]+)';
// "Best with kids", "good for a date": suiting somebody is a matter of degree.
const suiting = '(?:ok|okay|good|suitable|safe|right|fine|nice|alright)(?: (?:for|with|to)(?= ))';

const patterns = [
  // "Which of these is the funniest", "which one has the least violence".
  `(?:which|what|whats|whichs)(?: ${one})?(?: ${these})(?: ${is})? (?:${superlative}|${suiting})(?: .*)?`,
  `(?:which|what) (?:one|ones)(?: ${is})? (?:${superlative}|${suiting})(?: .*)?`,
  `which(?: ${is}) (?:${superlative}|${suiting})(?: [a-z]+){0,3}`,
  // "The shortest of them", "what's the saddest one".
  `(?:(?:what|whats|what is|which is|wich is) )?(?:the )?(?:[a-z]{2,}est|most|least|best|worst)(?: [a-z]+)?(?: (?:one|${these}))`,
  `(?:the )?(?:shortest|longest|funniest|scariest|saddest|lightest|darkest|newest|oldest)`,
  // "Pick one for me", "which would you go for".
  '(?:you )?(?:pick|choose|decide|select)(?: (?:me )?(?:just )?(?:one|1))?(?: (?:film|movie|show|series))?(?: (?:for|between) (?:me|us|them))?(?: (?:please|then|from these|of these|of them|tonight))*',
  `which(?: ${one})?(?: ${these})? (?:would|do|should|shall|will|d) (?:you|i|we) (?:recommend|pick|choose|watch|suggest|take|go (?:for|with)|prefer|start with|like best|see|think)(?: .*)?`,
  '(?:whats|what is|which is) your (?:top |favou?rite |best )(?:pick|choice|one)',
  '(?:i |we )?(?:cant|cannot|can not|couldnt) (?:decide|choose|make up (?:my|our) minds?)(?: .*)?|help (?:me|us) (?:decide|choose|pick)(?: .*)?',
].map((source) => new RegExp(`^${opening}(?:${source})$`, 'u'));

const place =
  '(?:the |number |no |nr )*(?:first|second|third|fourth|fifth|sixth|last|[1-8]|one|two|three)(?: one)?';
const twoPlaces = new RegExp(
  `^${opening}(${place} or ${place})(?: (?:,|\\.|which|is|for|what|do|would) ?.*)?$`,
  'u',
);

/**
 * The places in what was shown of which a sentence asks for one: "first or second?"; none stands for all of them:
 * "which is the funniest". Null where it asks nothing like that.
 */
function placesToChoose({ text }: Line): readonly number[] | null {
  const said = text.replaceAll(/ \.$/gu, '');
  const two = twoPlaces.exec(said);
  if (two) return placesIn(numbered(two[1] ?? ''));
  return patterns.some((pattern) => pattern.test(said)) ? [] : null;
}

/** "1 or 2" are places where something was shown. */
const numbered = (said: string): string =>
  said.replaceAll(/(?<!number )(?<![\p{L}\d])(?=[1-8](?!\d))/gu, 'number ');

/** Where a sentence asks for one of what was shown, by what it says beside. */
export function whichIn(line: Line, said: readonly SaidWish[]): Question | null {
  const places = placesToChoose(line);
  if (places === null) return null;
  const wishes = said.map(({ wish }) => wish).filter(({ slot }) => slot !== 'media');
  const span = spanOf(line, 0, line.words.length);
  return { asks: 'which', wishes, places, of: { is: 'shown', place: null }, span };
}
