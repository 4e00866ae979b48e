import type { Note, UnknowableTopic } from '@marquee/contracts/assistant/events.ts';
import type { Fact } from '@marquee/contracts/assistant/fact.ts';

import { capital, formatList, formatRuntime } from '#web/lib/format.ts';

import { factWords } from './askFacts.ts';
import { seasonsWord } from './askParts.ts';

type FactNote = Extract<Note, { is: 'fact' }>;
type NamedTitle = FactNote['title'];
type FactOf<Is extends Fact['is']> = Extract<Fact, { is: Is }>;

const titleWords = ({ name, year }: Pick<NamedTitle, 'name' | 'year'>): string => `${name} (${year})`;

/** The facts of one kind among those that answer. */
const ofKind = <Is extends Fact['is']>({ facts }: FactNote, is: Is): readonly FactOf<Is>[] =>
  facts.filter((fact): fact is FactOf<Is> => fact.is === is);

const plainWords = (fact: Fact, isSeries: boolean): string =>
  // A wish that says nothing of a fact: the fact alone is told.
  factWords({ part: '', fit: 'fits', fact }, { slot: 'media', media: 'movie' }, isSeries)
    .map((words) => (typeof words === 'string' ? words : words.mark))
    .join('');

function creditSentence(note: FactNote, done: string): string {
  const names = ofKind(note, 'credit').map(({ name }) => name);
  return names.length === 0
    ? `Our catalogue doesn’t say who ${done} ${titleWords(note.title)}.`
    : `${titleWords(note.title)} was ${done === 'wrote' ? 'written' : done} by ${formatList(names)}.`;
}

function castSentence(note: FactNote): string {
  const players = ofKind(note, 'credit').map(({ name, character }) =>
    character === null ? name : `${name} as ${character}`,
  );
  return players.length === 0
    ? `Our catalogue doesn’t say who is in ${titleWords(note.title)}.`
    : `In ${titleWords(note.title)}: ${formatList(players)}.`;
}

function runtimeSentence(note: FactNote): string {
  const [{ minutes } = { minutes: null }] = ofKind(note, 'runtime');
  const length = formatRuntime(minutes);
  if (length === null) return `Our catalogue doesn’t say how long ${titleWords(note.title)} is.`;
  if (note.title.media === 'movie') return `${titleWords(note.title)} is ${length} long.`;
  const [{ seasons } = { seasons: null }] = ofKind(note, 'seasons');
  const many = seasons === null ? '' : `, and there ${seasons === 1 ? 'is' : 'are'} ${seasonsWord(seasons)}`;
  return `An episode of ${titleWords(note.title)} is about ${length} long${many}${inAll(note)}.`;
}

/** ": 60 episodes, 59 h in all", where episodes were counted. */
function inAll(note: FactNote): string {
  const [total] = ofKind(note, 'total');
  return !total || total.episodes === null ? '' : `: ${plainWords(total, true)}`;
}

function collectionSentence(note: FactNote): string {
  const [collection] = ofKind(note, 'collection');
  if (!collection?.name) return `${titleWords(note.title)} stands alone, as far as we know.`;
  return `${titleWords(note.title)} is part of a series. We have these of it: ${formatList(collection.titles.map(titleWords))}.`;
}

function seasonsSentence(note: FactNote): string {
  const [seasons] = ofKind(note, 'seasons');
  if (!seasons) return `${titleWords(note.title)} is a film.`;
  return seasons.seasons === null
    ? `Our catalogue doesn’t say how many seasons ${titleWords(note.title)} has.`
    : `${titleWords(note.title)} has ${seasonsWord(seasons.seasons)}${inAll(note)}.`;
}

function sourceSentence(note: FactNote): string {
  const tags = ofKind(note, 'tags').flatMap((fact) => fact.tags);
  return tags.length === 0
    ? `Our catalogue doesn’t say what ${titleWords(note.title)} is based on.`
    : `${titleWords(note.title)} is tagged ${formatList(tags)}.`;
}

const told = (note: FactNote): string =>
  `${titleWords(note.title)}: ${note.facts.map((fact) => plainWords(fact, note.title.media === 'tv')).join('; ')}.`;

const sentences: Record<FactNote['about'], (note: FactNote) => string> = {
  makers: (note) => creditSentence(note, note.title.media === 'movie' ? 'directed' : 'created'),
  writers: (note) => creditSentence(note, 'wrote'),
  cast: castSentence,
  role: castSentence,
  runtime: runtimeSentence,
  year: ({ title: { name, year, media } }) =>
    `${name} ${media === 'movie' ? 'came out' : 'was first shown'} in ${year}.`,
  seasons: seasonsSentence,
  episodes: seasonsSentence,
  status: told,
  collection: collectionSentence,
  language: told,
  countries: told,
  certification: told,
  genres: told,
  media: told,
  audience: told,
  score: ({ title, ...note }) =>
    `${titleWords(title)}: ${ofKind({ title, ...note }, 'score')
      .map(({ score }) => score.toFixed(1))
      .join('')} out of 10, our own estimate.`,
  overview: (note) =>
    `${titleWords(note.title)}: ${ofKind(note, 'overview')
      .map(({ overview }) => overview)
      .join('')}`,
  source: sourceSentence,
};

/** What was asked of a title, in a sentence. */
export const factSentence = (note: FactNote): string => sentences[note.about](note);

const verdicts = { fits: 'Yes', near: 'Nearly', unknown: 'We can’t say', misses: 'No' };

/** Whether a title is as asked, and by what. */
export function whetherSentence({ title, wish, fit, fact }: Extract<Note, { is: 'whether' }>): string {
  const words = factWords({ part: '', fit, fact }, wish, title.media === 'tv')
    .map((each) => (typeof each === 'string' ? each : each.mark))
    .join('');
  return `${verdicts[fit]}. ${titleWords(title)}: ${words}.`;
}

export const unknownTitle = ({ name }: Extract<Note, { is: 'unknown-title' }>): string =>
  name === null ? 'Say which title you mean.' : `We have no title called “${capital(name)}”.`;

export const unknowable: Record<UnknowableTopic, string> = {
  awards: 'Awards are not in our catalogue, so we can’t say who won what.',
  streaming: 'We don’t know where a title can be streamed, rented or bought, or for how much.',
  cinemas: 'We don’t know what cinemas show, or when.',
  broadcast: 'We don’t know what is on TV.',
  charts: 'We don’t know what others are watching, or what sold best.',
  critics: 'We have no reviews or scores of critics or other sites. Scores here are our own estimates.',
  'release-dates': 'We don’t know what comes out when, or whether it is out.',
  dubbing: 'We don’t know about dubbed versions and subtitles. Languages here are the original ones.',
  downloads: 'Nothing can be downloaded here, and we don’t know where it can.',
  'picture-quality': 'We don’t know in what picture or sound quality a title can be had.',
  money: 'We don’t know what a title cost or earned.',
  locations: 'We don’t know where a title was filmed.',
  lives: 'We know what people worked on, but nothing about their lives.',
  crew: 'We know who directed, created, wrote and played, not who else worked on a title.',
  trailers: 'A trailer is on the title’s page, where there is one.',
  endings: 'We never give an ending away.',
};
