import around from '@marquee/content/words/around-questions.json' with { type: 'json' };
import type { Wish, WishOf } from '@marquee/contracts/assistant/part.ts';

import type { Question, QuestionSubject, Sentence } from '../sentence.ts';
import { type Line, spanOf, type Token } from './line.ts';
import { placeIn } from './places.ts';
import { type AskedOfTitle, formsOf, plainForm, type Run } from './questionForms.ts';
import { isPlain } from './rules.ts';

/** A sentence that names one title. */
export type TitleAlone = Pick<Sentence, 'kind' | 'said' | 'corrected' | 'homonyms'>;

/** What a question is read with. */
export type QuestionReading = {
  /** The title that the words are; null where they are none. `isLoose`: they may as well describe one. */
  titleOf: (tokens: readonly Token[], how: { isLoose: boolean }) => TitleAlone | null;
  /** What the words ask for by themselves. */
  wishesOf: (tokens: readonly Token[]) => readonly Wish[];
  /** Whether the words name somebody. */
  isPerson: (tokens: readonly Token[]) => boolean;
  /** The best known title with a character of that name. */
  titleWith: (character: readonly Token[]) => TitleAlone | null;
};

/** A question, and the title that it names. */
export type ReadQuestion = { question: Question; title: TitleAlone | null };

const wordsOf = (phrases: readonly string[]) => phrases.map((phrase) => phrase.split(' '));
const opening = wordsOf(around.before);
const closing = wordsOf(around.after);
const verbs = new Set(around.asks);
/** What questions begin with. */
const asking = new Set([...around.asks, ...around.askingWords]);
/** What goes on after a question: "because", "or". */
const joining = new Set(around.joining);
const watching = new Set(around.watching);
const itself = new Set(around.itself);
/** "Isn't it time for …" */
const rhetorical = new Set(around.rhetorical);
const nobody = new Set(around.nobody);

const startsWith = (words: readonly string[], at: number, phrase: readonly string[]) =>
  phrase.every((word, index) => words[at + index] === word);

/** The question itself, without "hey, do you know" and "by the way". */
function withoutManners({ words }: Line, { from, to }: Run): Run {
  for (;;) {
    const [start, end] = [from, to];
    const open = opening.find((phrase) => start + phrase.length < end && startsWith(words, start, phrase));
    const close = closing.find(
      (phrase) => end - phrase.length > start && startsWith(words, end - phrase.length, phrase),
    );
    if (!open && !close) return { from, to };
    from += open?.length ?? 0;
    to -= close?.length ?? 0;
  }
}

/** Who seems to name a title says no more than this. */
const longestName = 6;

/** Nobody asks for one fact in more words. */
const mostWords = 30;

/** A question about one title, which its row may answer; null for everything else. */
export function readQuestion(line: Line, reading: QuestionReading): ReadQuestion | null {
  if (line.words.length > mostWords) return null;
  const whole = { from: 0, to: line.words.length };
  // "Do you know who made it": "do you know" may be all that there is before.
  const core = withoutManners(line, whole);
  const runs = core.from === 0 && core.to === whole.to ? [whole] : [core, whole];
  const clauses = clausesOf(line, reading);
  const facts = runs.map((run) => factIn(line, run, reading));
  // "My son wants to see Heat, is it ok": beside more, "it" is what that names.
  const named = (found: ReadQuestion | null) => (found?.question.of.is === 'shown' ? null : found);
  return (
    facts.find(isKnown) ??
    firstOf(clauses, (run) => named(factIn(line, run, reading))) ??
    firstOf(runs, (run) => whetherIn(line, run, reading)) ??
    firstOf(clauses, (run) => named(whetherIn(line, run, reading))) ??
    afterPlace(line, reading) ??
    facts.find((found) => found !== null) ??
    null
  );
}

const isKnown = (found: ReadQuestion | null): boolean => found !== null && found.question.of.is !== 'unknown';

function firstOf(runs: readonly Run[], find: (run: Run) => ReadQuestion | null): ReadQuestion | null {
  for (const run of runs) {
    const found = find(run);
    if (isKnown(found)) return found;
  }
  return null;
}

const agreeing = /^(?:(?:yes|yeah|yep|ok|oh|hm+|cool|great|i like|i (?:would )?(?:choose|take)) )+/u;
const praise =
  / (?:is|sounds?|looks?|seems?)(?: (?:very|really|quite|pretty|so))? (?:good|nice|great|fun|interesting|cool|ok|okay|fine|perfect|promising|right|lovely)$/u;

/** "The third sounds good, how long is it". */
function afterPlace(line: Line, reading: QuestionReading): ReadQuestion | null {
  const at = line.marks.findIndex((mark, index) => index > 0 && mark !== '');
  if (at === -1) return null;
  const { from } = withoutManners(line, { from: 0, to: at });
  const place = placeIn(textOf(line, { from, to: at }).replace(agreeing, '').replace(praise, ''));
  if (place === null) return null;
  const rest = { from: at, to: line.words.length };
  const found = factIn(line, rest, reading) ?? whetherIn(line, rest, reading);
  if (found?.question.of.is !== 'shown') return null;
  return { ...found, question: { ...found.question, of: { is: 'shown', place } } };
}

/** Nobody asks after more of them. */
const mostClauses = 5;

/** A question with more around it: "how long is Heat, I've a train to catch", "is it sad or can we watch it". */
function clausesOf(line: Line, reading: QuestionReading): readonly Run[] {
  const end = line.words.length;
  if (!line.words.some((word) => plainForm(word).some((plain) => asking.has(plain)))) return [];
  const cuts = line.words
    .flatMap((word, at) => (at > 1 && (line.marks[at] !== '' || joining.has(word)) ? at : []))
    .slice(0, mostClauses);
  const before = cuts.map((to) => ({ run: { from: 0, to }, rest: { from: to, to: end } }));
  const after = cuts.map((from) => ({ run: { from, to: end }, rest: { from: 0, to: from } }));
  return [...before.toReversed(), ...after].flatMap(({ run, rest }) => {
    const core = withoutManners(line, run);
    const [verb] = plainForm(line.words[core.from] ?? '');
    // "Good for a first date" is more than "good".
    const isAsking = verb !== undefined && asking.has(verb) && line.words[rest.from] !== 'for';
    // "Is it on Prime? The Handmaiden".
    if (reading.titleOf(part(line, rest), { isLoose: false }) !== null) return [];
    return isAsking || reading.wishesOf(part(line, rest)).length === 0 ? [core] : [];
  });
}

const part = ({ tokens }: Line, { from, to }: Run) => tokens.slice(from, to);
const textOf = ({ words }: Line, { from, to }: Run) => words.slice(from, to).join(' ');

/** "How long is …": what is asked is known from the form of the question. */
function factIn(line: Line, core: Run, reading: QuestionReading): ReadQuestion | null {
  const words = line.words.slice(core.from, core.to);
  let unknown: ReadQuestion | null = null;
  const placed = (run: Run | null) => run && { from: core.from + run.from, to: core.from + run.to };
  const span = spanOf(line, core.from, core.to);
  for (const { asked, title, whom: someone, isSure, isLoose } of formsOf(words)) {
    const [at, whom] = [placed(title), placed(someone)];
    const question = (of: QuestionSubject): Question =>
      'unknowable' in asked
        ? { asks: 'unknowable', unknowable: asked.unknowable, of, span }
        : { asks: 'fact', ...asked, whom: whom && textOf(line, whom), of, span };
    const found =
      at === null && whom !== null
        ? ofSomebody(line, whom, { asked, reading })
        : subjectIn(line, at, { reading, isLoose });
    if (found !== null) return { question: question(found.of), title: found.title };
    if (unknown === null && 'about' in asked && isSure && at && isUnknownName(line, at, reading)) {
      unknown = { question: question({ is: 'unknown', span: spanOf(line, at.from, at.to) }), title: null };
    }
  }
  return unknown;
}

/** A name that nothing here has: no request for something, nobody's name, and not only plain words. */
function isUnknownName(line: Line, at: Run, reading: QuestionReading): boolean {
  const tokens = part(line, at);
  return (
    tokens.length <= longestName &&
    tokens.some(({ word }) => !isPlain(word)) &&
    reading.wishesOf(tokens).length === 0 &&
    !reading.isPerson(tokens)
  );
}

type Found = { of: QuestionSubject; title: TitleAlone | null };

/** The title of a question: named, or one that was shown. */
function subjectIn(
  line: Line,
  at: Run | null,
  { reading, isLoose }: { reading: QuestionReading; isLoose: boolean },
): Found | null {
  if (at === null) return { of: { is: 'shown', place: null }, title: null };
  const text = textOf(line, at);
  const isCapital = line.tokens[at.from]?.isCapital === true;
  if (itself.has(text) && !isCapital) return { of: { is: 'shown', place: null }, title: null };
  const place = placeIn(text);
  if (place !== null) return { of: { is: 'shown', place }, title: null };
  if (nobody.has(text) && !isCapital) return null;
  const title = reading.titleOf(part(line, at), { isLoose });
  return title && { of: subjectOf(title), title };
}

function subjectOf({ said }: TitleAlone): QuestionSubject {
  const wish = said[0]?.wish;
  return wish?.slot === 'like' ? { is: 'title', media: wish.media, id: wish.id } : { is: 'nobody' };
}

/** "Who plays Neo" is about a title; "how old is Tom Hanks" about none. */
function ofSomebody(
  line: Line,
  whom: Run,
  { asked, reading }: { asked: AskedOfTitle; reading: QuestionReading },
): Found | null {
  if ('unknowable' in asked)
    return reading.isPerson(part(line, whom)) ? { of: { is: 'nobody' }, title: null } : null;
  const title = reading.titleWith(part(line, whom));
  return title && { of: subjectOf(title), title };
}

/** "Is … for a first date": what is asked is read as a wish. */
function whetherIn(line: Line, core: Run, reading: QuestionReading): ReadQuestion | null {
  const [verb] = plainForm(line.words[core.from] ?? '');
  const isAsking = verb !== undefined && verbs.has(verb);
  return nameLast(line, core, { reading, isAsking }) ?? (isAsking ? nameFirst(line, core, reading) : null);
}

const longestTitle = longestName + 4;

/** "Can a six year old watch …", "is Tom Hanks in …". */
function nameLast(
  line: Line,
  core: Run,
  { reading, isAsking }: { reading: QuestionReading; isAsking: boolean },
): ReadQuestion | null {
  for (let from = core.to - 1; from > core.from && core.to - from <= longestTitle; from -= 1) {
    const before = line.words[from - 1] ?? '';
    const isWatching = watching.has(before);
    if (!isWatching && !(isAsking && before in roleAfter)) continue;
    const said = reading.wishesOf(part(line, { from: core.from, to: from - 1 }));
    const wishes = isWatching ? said.filter(isForSomebody) : asTaking(said, before);
    const at = { from, to: core.to };
    const found = wishes.length === 0 ? null : subjectIn(line, at, { reading, isLoose: false });
    if (found !== null) return whether(line, core, wishes, found);
  }
  return null;
}

/** "Is … too long for an evening", "does … have pirates". */
function nameFirst(line: Line, core: Run, reading: QuestionReading): ReadQuestion | null {
  const isShowing = isOfShowing(line, core.from + 1);
  const from = core.from + (isShowing ? 3 : 1);
  for (let to = Math.min(core.to - 1, from + longestTitle); to > from; to -= 1) {
    if (rhetorical.has(line.words[to] ?? '')) continue;
    const found = subjectIn(line, { from, to }, { reading, isLoose: false });
    const said = found === null ? [] : reading.wishesOf(part(line, { from: to, to: core.to }));
    const wishes = isShowing ? said.filter(isForSomebody) : said;
    if (found !== null && wishes.length > 0) return whether(line, core, wishes, found);
  }
  return null;
}

/** "Can I show … to my son". */
const isOfShowing = ({ words }: Line, at: number) =>
  /^(?:i|we)$/u.test(words[at] ?? '') && /^(?:show|watch|see|play)$/u.test(words[at + 1] ?? '');

type Role = WishOf<'person'>['role'];
const roleAfter: Readonly<Record<string, Role>> = {
  in: 'any',
  direct: 'director',
  make: 'director',
  create: 'director',
  write: 'writer',
};

/** "Is Tom Hanks in …", "did Spielberg direct …". */
const asTaking = (wishes: readonly Wish[], verb: string): readonly Wish[] =>
  wishes.flatMap((wish) => (wish.slot === 'person' ? [{ ...wish, role: roleAfter[verb] ?? 'any' }] : []));

const isForSomebody = ({ slot }: Wish) => slot === 'age';

/** Of an age and what else is said, the age is what matters. */
function whether(line: Line, core: Run, wishes: readonly Wish[], { of, title }: Found): ReadQuestion {
  const ages = wishes.filter(isForSomebody);
  const asked = ages.length > 0 ? ages : wishes;
  return {
    question: { asks: 'whether', wishes: asked, of, span: spanOf(line, core.from, core.to) },
    title,
  };
}
