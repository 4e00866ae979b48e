import alike from '@marquee/content/words/question-words.json' with { type: 'json' };
import rows from '@marquee/content/words/title-questions.json' with { type: 'json' };
import type { FactTopic, UnknowableTopic } from '@marquee/contracts/assistant/events.ts';
import type { Audience } from '@marquee/contracts/audience.ts';

/** A run of tokens. */
export type Run = { from: number; to: number };

/** What a form of question asks of a title, or what of it nobody here knows. */
export type AskedOfTitle =
  | { about: FactTopic; judged: readonly (keyof Audience)[] }
  | { unknowable: UnknowableTopic };

/** A question as one of the forms has it: where it names the title, and whom it asks for. */
export type FoundForm = {
  asked: AskedOfTitle;
  /** Null where no title is named. */
  title: Run | null;
  /** "Who plays …". */
  whom: Run | null;
  /** Whether it begins with words that hardly begin anything but a question. */
  isSure: boolean;
  /** Whether a single word makes it a question: "heist plot" may be none. */
  isLoose: boolean;
};

type Hole = '*' | '#';
type Form = { asked: AskedOfTitle; parts: readonly (Hole | readonly string[])[]; weight: number };
/** The rows' schema has checked their names. */
type Row = { phrases: readonly string[] } & (
  | { about: FactTopic; judged?: readonly (keyof Audience)[] }
  | { unknowable: UnknowableTopic }
);

const articles = new Set(['a', 'an', 'the']);
const spelt = new Map(
  Object.entries(alike).flatMap(([word, others]) => others.map((other) => [other, word.split(' ')] as const)),
);

/** A word in the one form that questions are compared in: "was" is "is", "whos" is two words, articles are none. */
export const plainForm = (word: string): readonly string[] =>
  articles.has(word) ? [] : (spelt.get(word) ?? [word]);

const isHole = (part: Form['parts'][number]): part is Hole => part === '*' || part === '#';

function partsOf(phrase: string): Form['parts'] {
  const parts: (Hole | string[])[] = [];
  for (const word of phrase.split(' ')) {
    const last = parts.at(-1);
    if (word === '*' || word === '#') parts.push(word);
    else if (Array.isArray(last)) last.push(...plainForm(word));
    else parts.push([...plainForm(word)]);
  }
  return parts;
}

/** Those with more words of their own first; one that asks for somebody after those that don't. */
const forms: readonly Form[] = (rows as unknown as readonly Row[])
  .flatMap((row) =>
    row.phrases.map((phrase): Form => {
      const parts = partsOf(phrase);
      const weight = parts.reduce((sum, part) => sum + (isHole(part) ? 0 : part.length), 0);
      const asked: AskedOfTitle =
        'about' in row ? { about: row.about, judged: row.judged ?? [] } : { unknowable: row.unknowable };
      return { asked, parts, weight: parts.includes('#') ? weight - 1 : weight };
    }),
  )
  .toSorted((one, other) => other.weight - one.weight);

/** The longest name of somebody who is asked for. */
const longestWhom = 6;

/** How many tokens from a place on say the words; null where they don't. */
function lengthAt(said: readonly (readonly string[])[], at: number, words: readonly string[]): number | null {
  let next = 0;
  for (let token = at; token < said.length; token += 1) {
    if (next === words.length) return token - at;
    for (const word of said[token] ?? []) {
      if (word !== words[next]) return null;
      next += 1;
    }
  }
  return next === words.length ? said.length - at : null;
}

type Filled = { title: Run | null; whom: Run | null };

/** Every way in which the parts cover the tokens from one place to the end. */
function* waysOf(said: readonly (readonly string[])[], parts: Form['parts'], at: number): Generator<Filled> {
  const [part, ...rest] = parts;
  if (part === undefined) {
    if (at === said.length) yield { title: null, whom: null };
    return;
  }
  if (!isHole(part)) {
    const length = lengthAt(said, at, part);
    if (length !== null) yield* waysOf(said, rest, at + length);
    return;
  }
  const farthest = part === '#' ? Math.min(said.length, at + longestWhom) : said.length;
  for (let to = farthest; to > at; to -= 1) {
    for (const way of waysOf(said, rest, to)) {
      yield part === '*' ? { ...way, title: { from: at, to } } : { ...way, whom: { from: at, to } };
    }
  }
}

/** The word that a form begins or ends with: of most sentences it is another. */
function outerWord({ parts }: Form): string {
  const [first] = parts;
  const last = parts.at(-1);
  if (first !== undefined && !isHole(first)) return `${first[0]} *`;
  return last !== undefined && !isHole(last) ? `* ${last.at(-1)}` : '*';
}

const byOuterWord = Map.groupBy(
  forms.map((form, rank) => ({ form, rank })),
  ({ form }) => outerWord(form),
);

function formsAround(said: readonly (readonly string[])[]): readonly Form[] {
  const spoken = said.filter((words) => words.length > 0);
  return [`${spoken[0]?.[0]} *`, `* ${spoken.at(-1)?.at(-1)}`, '*']
    .flatMap((outer) => byOuterWord.get(outer) ?? [])
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ form }) => form);
}

/** What "heist" and "submarine" have, too. */
const ofStories: ReadonlySet<FactTopic> = new Set([
  'overview',
  'collection',
  'countries',
  'status',
  'audience',
  'score',
  'seasons',
  'episodes',
  'source',
]);
const isAboutStory = ({ asked }: Form) => 'about' in asked && ofStories.has(asked.about);

/** The forms that a sentence has, the most telling first. */
export function* formsOf(words: readonly string[]): Generator<FoundForm> {
  const said = words.map(plainForm);
  for (const form of formsAround(said)) {
    for (const way of waysOf(said, form.parts, 0)) {
      const [first] = form.parts;
      const isSure = first !== undefined && !isHole(first) && first.length > 1;
      yield { asked: form.asked, ...way, isSure, isLoose: form.weight < 2 && isAboutStory(form) };
    }
  }
}
