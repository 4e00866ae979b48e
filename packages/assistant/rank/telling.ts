import lists from '@marquee/content/words/telling.json' with { type: 'json' };
import type { Wish, WishSlot } from '@marquee/contracts/assistant/part.ts';
import { words } from '@marquee/text';

import { lexicon } from '#lexicon/entries.ts';

import type { Described, FindByDescription } from '../description.ts';

const storytelling = new Set(lists.storytelling);
const articles = new Set(lists.articles);
const actors = new Set(lists.actors);
const asking = new Set(lists.asking);
const identifying = lists.identifying.map((phrase) => ` ${phrase} `);

/** Pairs of words count in short sentences, which makes scores higher there. */
const fewWords = 8;

/**
 * What speaks for a title that is told of, and what for titles that are asked for: the coefficients of a logistic
 * regression over tellings and requests, rounded (docs/decisions/066).
 */
const weights = {
  always: -3,
  /** For each point of the best score. */
  score: 0.24,
  /** For the logarithm of how much better the best is than the next. */
  lead: 2.7,
  /** For each word of storytelling. */
  story: 0.9,
  /** "The one where" means one title. */
  identifying: 2,
  /** For each word of asking. */
  asking: -2,
  /** For each kind of condition. */
  condition: -1.5,
  /** Titles are named that others shall be like. */
  comparing: -4.5,
  /** It begins with who is watching. */
  company: -6,
  short: -3.5,
  /** Nothing else was understood of it. */
  alone: 2,
};
const company = /^(?:with|for) (?:my|our) /iu;
const most = { score: 30, lead: 1, words: 3, conditions: 2 };

export type Telling = {
  /** The titles that tell the same, the best first. */
  hits: readonly Described[];
  /** Above 0 a title is told of: the odds for it, as a logarithm. */
  evidence: number;
  isShort: boolean;
};

/** What is told in sentences, and which titles tell the same. */
export function tellingOf(
  sentences: readonly string[],
  wishes: readonly Wish[],
  find: FindByDescription,
): Telling {
  const said = sentences.flatMap((sentence) => words(sentence));
  const hits = find(said);
  const [first, second] = hits;
  const isShort = said.length <= fewWords;
  if (first === undefined) return { hits, evidence: -Infinity, isShort };
  const lead = Math.log(first.score / (second?.score ?? 1));
  const spaced = ` ${said.join(' ')} `;
  const kinds = new Set(wishes.flatMap(kindsOf));
  const comparing = kinds.delete('comparing');
  const evidence =
    weights.always +
    weights.score * Math.min(first.score, most.score) +
    weights.lead * Math.min(lead, most.lead) +
    weights.story * Math.min(storyWordsIn(said), most.words) +
    weights.asking * Math.min(said.filter((word) => asking.has(word)).length, most.words) +
    weights.condition * Math.min(kinds.size, most.conditions) +
    (identifying.some((phrase) => spaced.includes(phrase)) ? weights.identifying : 0) +
    (comparing ? weights.comparing : 0) +
    (sentences.some((sentence) => company.test(sentence)) ? weights.company : 0) +
    (isShort ? weights.short : 0) +
    (wishes.length === 0 ? weights.alone : 0);
  return { hits, evidence, isShort };
}

/** Themes and words are as easily read into a story. */
const kindOf = new Map<WishSlot, string>([
  ['like', 'comparing'],
  ['without', 'comparing'],
  ['genre', 'genre'],
  ['person', 'person'],
  ['collection', 'group'],
  ['company', 'group'],
  ['media', 'media'],
  ['order', 'order'],
  ['years', 'years'],
  ['language', 'language'],
  ['country', 'country'],
  ['runtime', 'limit'],
  ['seasons', 'limit'],
  ['status', 'limit'],
  ['score', 'limit'],
  ['fame', 'limit'],
  ['certification', 'limit'],
  ['age', 'limit'],
  ['intensity', 'limit'],
]);

export const occasions: ReadonlySet<string> = new Set(
  lexicon.filter(({ group }) => group === 'occasion').map(({ id }) => id),
);

const kindsOf = (wish: Wish): string[] => [
  ...('not' in wish && wish.not ? ['not'] : []),
  ...(kindOf.has(wish.slot) ? [kindOf.get(wish.slot) ?? ''] : []),
  ...(wish.slot === 'theme' && occasions.has(wish.entry) ? ['occasion'] : []),
];

function storyWordsIn(said: readonly string[]): number {
  const isActor = (word: string, at: number) =>
    actors.has(word) &&
    (at === 0 || said.slice(Math.max(0, at - 2), at).some((before) => articles.has(before)));
  return said.filter((word, at) => storytelling.has(word) || isActor(word, at)).length;
}
