import { formatCount } from '#web/lib/format.ts';
import { plural } from '#web/messages/plural.ts';

const count = (number: number, one: string, other: string) => `${number} ${plural(number, { one, other })}`;

/** First screen of films and series, and what all pages of titles share. */
export const title = {
  head: (name: string, year: number | null) =>
    year === null ? `${name} on Marquee` : `${name} (${year}) on Marquee`,
  loadingHead: 'Marquee',
  missingHead: 'Nothing here, on Marquee',
  noOverview: 'Nobody has written down yet what happens in it.',
  posterOf: (name: string) => `Poster of ${name}`,
  backdropOf: (name: string) => `A scene of ${name}`,
  scoreOf: (score: string) => `${score} of 10`,
  estimate: 'Our estimate, of 10',
  votes: (number: number) =>
    `Of 10, from ${formatCount(number)} ${plural(number, { one: 'vote', other: 'votes' })}`,
  /** Of a title that is in the index of names and not in the catalogue. */
  nameOnly: 'Known here by little more than its name.',
  yearsTo: (from: number, to: number | 'now' | null) =>
    to === null || from === to ? String(from) : `${from} to ${to}`,
  minutes: (number: number) => count(number, 'minute', 'minutes'),
  seasons: (number: number) => count(number, 'season', 'seasons'),
  about: (length: string) => `about ${length}`,
  missingFilm: 'No film lives at this address',
  missingSeries: 'No series lives at this address',
  missingText: 'The link may be old, or a digit got lost on the way.',
  search: 'Search',
  home: 'To the home page',
  partMissing: 'The rest of this page did not load',
  partMissingKept: 'What is above stays as it is.',
  tryAgain: 'Try again',
  theFilm: 'The film',
  theSeries: 'The series',
};
