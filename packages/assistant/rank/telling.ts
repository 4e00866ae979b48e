import plainEnglish from '@marquee/content/words/plain-english.json' with { type: 'json' };
import lists from '@marquee/content/words/telling.json' with { type: 'json' };
import type { Wish, WishSlot } from '@marquee/contracts/assistant/part.ts';
import { words } from '@marquee/text';

import type { Described, FindByDescription } from '../description.ts';

const storytelling = new Set(lists.storytelling);
const articles = new Set(lists.articles);
const actors = new Set(lists.actors);
const asking = new Set(lists.asking);

/** The shortest function words are in every text, and cost most. */
const longestSkipped = 3;
const skipped = new Set([
  ...plainEnglish.functionWords.filter((word) => word.length <= longestSkipped),
  ...lists.aboutFilms,
]);

/** The fewest words of which the best match can be meant. */
const fewestWords = 4;

/** From where on the best match is meant: its score, and how much better it is than the next. */
const outstanding = {
  story: { score: 11, lead: 1.15 },
  scraps: { score: 18, lead: 1.3 },
  manyScraps: { score: 12, lead: 1.2 },
  question: { score: 30, lead: 2 },
};
/** So many words in one sentence seldom fit by chance. */
const many = 7;

export type Telling = {
  /** The titles that tell the same, the best first. */
  hits: readonly Described[];
  /** How it sounds: as a story, as scraps of one, or as a question for titles. */
  sounds: 'story' | 'scraps' | 'question';
  /** Whether the first hit fits so much better than the others that it must be meant. */
  outstands: boolean;
};

/** What is told in sentences, and which titles tell the same. */
export function tellingOf(
  sentences: readonly string[],
  wishes: readonly Wish[],
  find: FindByDescription,
): Telling {
  const spoken = sentences.map((sentence) => words(sentence));
  const said = spoken.flat();
  const searched = searchedOf(said);
  const hits = find(searched);
  const sounds = wishes.some(({ slot }) => comparing.has(slot)) ? 'question' : soundOf(said);
  const [first, second] = hits;
  if (first === undefined || searched.length < fewestWords) return { hits, sounds, outstands: false };
  const isLong = spoken.some((one) => searchedOf(one).length >= many);
  const { score, lead } = outstanding[sounds === 'scraps' && isLong ? 'manyScraps' : sounds];

  return { hits, sounds, outstands: first.score >= score && first.score >= lead * (second?.score ?? 0) };
}

// Figures are limits: "rated 7.5", "under 90 minutes".
const searchedOf = (said: readonly string[]): string[] =>
  [...new Set(said)].filter((word) => !skipped.has(word) && !/^\d+$/.test(word));

/** Who names titles, or wants an order, asks for some. */
const comparing: ReadonlySet<WishSlot> = new Set(['like', 'without', 'order']);

function soundOf(said: readonly string[]): Telling['sounds'] {
  const isActor = (word: string, at: number) =>
    actors.has(word) && said.slice(Math.max(0, at - 2), at).some((before) => articles.has(before));
  const cues = said.filter((word, at) => storytelling.has(word) || isActor(word, at)).length;
  const asked = said.filter((word) => asking.has(word)).length;
  if (cues > asked) return 'story';
  return asked === 0 ? 'scraps' : 'question';
}
