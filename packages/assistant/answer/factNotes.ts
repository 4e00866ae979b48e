import type { Note } from '@marquee/contracts/assistant/events.ts';
import type { Fact } from '@marquee/contracts/assistant/fact.ts';
import type { Wish, WishOf } from '@marquee/contracts/assistant/part.ts';
import { partKey } from '@marquee/contracts/assistant/partKey.ts';
import { words } from '@marquee/text';

import { saidAt } from '#languages/saidAt.ts';
import { namesOfRole } from '#link/characters.ts';

import { type PersonRef, type TitleFacts, titleKey, totalMinutes } from '../facts.ts';
import type { Question, Sentence } from '../sentence.ts';
import type { LedgerContext } from './context.ts';
import { ledgerLineOf, statusOf } from './ledgerLine.ts';
import { pick } from './themeLine.ts';

type FactQuestion = Extract<Question, { asks: 'fact' }>;
type FactNote = Extract<Note, { is: 'fact' }>;
type Credit = Extract<Fact, { is: 'credit' }>;

/** Of a whole cast, those that people ask for. */
const mostOfCast = 6;
const mostNames = 4;

/** What answers a question about a title, and what of a sentence nobody here knows. `title`: the one it is about. */
export function factNotes(sentence: Sentence, title: TitleFacts | null, context: LedgerContext): Note[] {
  const { question, unknowable, text } = sentence;
  const notes = unknowable.map(({ of, span }): Note => ({
    is: 'unknowable',
    of,
    span: saidAt(sentence, span),
  }));
  if (question === null || question.of.is === 'nobody') return notes;
  const { of } = question;
  const span = saidAt(sentence, question.span);
  if (title === null) {
    const name = of.is === 'unknown' ? text.slice(of.span.start, of.span.end) : null;
    return [...notes, { is: 'unknown-title', name, span }];
  }
  const { media, id, name, year } = title;
  const about = { title: { media, id, name, year }, span };
  if (question.asks === 'fact') {
    const facts = factsOf[question.about](title, question, context);
    return [...notes, { is: 'fact', about: question.about, facts: [...facts], ...about }];
  }
  if (question.asks === 'which')
    return [...notes, ...question.wishes.flatMap((wish) => whichNote(title, wish, { about, context }))];
  if (question.asks === 'whether')
    return [...notes, ...question.wishes.flatMap((wish) => whetherNote(title, wish, { about, context }))];
  return notes;
}

/** Why it was chosen; that it is the best known says nothing. */
function whichNote(title: TitleFacts, wish: Wish, asking: { about: About; context: LedgerContext }): Note[] {
  if (wish.slot === 'order') {
    const about = ordered[wish.by];
    if (about === null) return [];
    const question = {
      asks: 'fact',
      about,
      judged: [],
      whom: null,
      of: { is: 'shown', place: null },
    } as const;
    const facts = factsOf[about](title, { ...question, span: asking.about.span }, asking.context);
    return [{ is: 'fact', about, facts: [...facts], ...asking.about }];
  }
  return whetherNote(title, wish, asking);
}

/** What tells that a title is the first in an order. */
const ordered: Record<WishOf<'order'>['by'], FactNote['about'] | null> = {
  newest: 'year',
  oldest: 'year',
  best: 'score',
  known: null,
  shortest: 'runtime',
  longest: 'runtime',
};

type About = Pick<FactNote, 'title' | 'span'>;

function whetherNote(
  title: TitleFacts,
  wish: Wish,
  { about, context }: { about: About; context: LedgerContext },
): Note[] {
  const line = ledgerLineOf(title, { key: partKey(wish), wish, span: null, turn: 0 }, context);
  if (line === null) return [];
  const fit = line.fit === 'misses' && isSilent(line.fact) ? 'unknown' : line.fit;
  return [{ is: 'whether', wish, fit, fact: line.fact, ...about }];
}

/** A tag that isn't there proves nothing. */
const isSilent = (fact: Fact): boolean =>
  (fact.is === 'tags' && fact.tags.length === 0) || (fact.is === 'words' && fact.words.length === 0);

type FactsOf = (title: TitleFacts, question: FactQuestion, context: LedgerContext) => readonly Fact[];

const factsOf: Record<FactNote['about'], FactsOf> = {
  makers: (title) =>
    creditsOf(title.makers.slice(0, mostNames), title.media === 'movie' ? 'director' : 'creator'),
  writers: (title) => creditsOf(title.writers.slice(0, mostNames), 'writer'),
  cast: (title) => title.cast.slice(0, mostOfCast).map(playing),
  role: (title, { whom }) => roleIn(title, whom ?? ''),
  runtime: (title) => [
    { is: 'runtime', minutes: title.runtime },
    ...(title.media === 'movie' ? [] : extentOf(title)),
  ],
  year: ({ year }) => [{ is: 'year', year }],
  seasons: ({ media, seasons }) =>
    media === 'movie' ? [{ is: 'media', media }] : [{ is: 'seasons', seasons }],
  episodes: (title) => (title.media === 'movie' ? [{ is: 'media', media: title.media }] : extentOf(title)),
  status: (title) =>
    title.media === 'movie'
      ? [{ is: 'media', media: title.media }]
      : [{ is: 'status', status: statusOf(title) }],
  collection: (title, _question, { titles }) => [collectionOf(title, [...titles.values()])],
  language: ({ language }) => [{ is: 'language', language }],
  countries: ({ countries }) => [{ is: 'countries', countries: [...countries] }],
  certification: ({ certification, audience }) => [
    { is: 'certification', certification },
    { is: 'audience', judged: audience && pick(audience, ['fromAge', 'madeFor']) },
  ],
  genres: ({ genres }) => [{ is: 'genres', genres: [...genres] }],
  media: ({ media }) => [{ is: 'media', media }],
  audience: ({ audience }, { judged }) => [{ is: 'audience', judged: audience && pick(audience, judged) }],
  score: ({ score }) => [{ is: 'score', score }],
  overview: ({ overview }) => [{ is: 'overview', overview }],
  source: ({ keywords }) => [{ is: 'tags', tags: keywords.filter((keyword) => source.test(keyword)) }],
};

/** How much there is of a series. */
const extentOf = (title: TitleFacts): readonly Fact[] => [
  { is: 'seasons', seasons: title.seasons },
  { is: 'total', episodes: title.episodes, minutes: totalMinutes(title) },
];

const source = /^(?:based on|remake|reboot|true story|biography|adaptation)/;

const creditsOf = (people: readonly PersonRef[], role: Credit['role']): Credit[] =>
  people.map(({ name }) => ({ is: 'credit', name, role, character: null }));

const playing = ({ name, character }: TitleFacts['cast'][number]): Credit => ({
  is: 'credit',
  name,
  role: 'cast',
  character: character === '' ? null : character,
});

/** Who plays somebody, or whom somebody plays; where neither is found, the whole cast. */
function roleIn(title: TitleFacts, whom: string): readonly Fact[] {
  const asked = words(whom).filter((word) => word !== 'the');
  const has = (name: readonly string[]) => asked.length > 0 && asked.every((word) => name.includes(word));
  const found = title.cast.filter(
    ({ name, character }) => has(words(name)) || namesOfRole(character).some(has),
  );
  const exact = found.filter(({ character }) =>
    namesOfRole(character).some((name) => name.join(' ') === asked.join(' ')),
  );
  const first = exact.length > 0 ? exact : found;
  return (first.length > 0 ? first : title.cast)
    .slice(0, first.length > 0 ? mostNames : mostOfCast)
    .map(playing);
}

function collectionOf({ collection }: TitleFacts, titles: readonly TitleFacts[]): Fact {
  const members = titles
    .filter((other) => collection !== null && other.collection === collection)
    .toSorted((one, other) => one.year - other.year || (titleKey(one) < titleKey(other) ? -1 : 1));
  return {
    is: 'collection',
    // One alone is no series.
    name: members.length > 1 ? collection : null,
    titles: members.length > 1 ? members.map(({ name, year }) => ({ name, year })) : [],
  };
}
