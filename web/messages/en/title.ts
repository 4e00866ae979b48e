import { formatCount } from '#web/lib/format.ts';

import { plural } from '../plural.ts';

const count = (number: number, one: string, other: string) => `${number} ${plural(number, { one, other })}`;

/** The first screen of films and series, and what all title pages share. */
export const title = {
  head: (name: string, year: number | null) =>
    year === null ? `${name} on Marquee` : `${name} (${year}) on Marquee`,
  loadingHead: 'Marquee',
  missingHead: 'Not found on Marquee',
  noOverview: 'There is no summary yet.',
  posterOf: (name: string) => `Poster of ${name}`,
  backdropOf: (name: string) => `A scene from ${name}`,
  scoreOf: (score: string) => `${score} out of 10`,
  estimate: 'Our estimate, out of 10',
  votes: (number: number) =>
    `Out of 10, from ${formatCount(number)} ${plural(number, { one: 'vote', other: 'votes' })}`,
  /** For a title that is in the index of names but not in the catalogue. */
  nameOnly: 'We know little more about it than its name.',
  yearsTo: (from: number, to: number | 'now' | null) =>
    to === null || from === to ? String(from) : `${from} to ${to}`,
  minutes: (number: number) => count(number, 'minute', 'minutes'),
  seasons: (number: number) => count(number, 'season', 'seasons'),
  about: (length: string) => `about ${length}`,
  missingFilm: 'Film not found',
  missingSeries: 'Series not found',
  missingText: 'The link may be out of date or mistyped.',
  search: 'Search',
  home: 'Go to the home page',
  partMissing: 'The rest of this page did not load',
  partMissingKept: 'Everything above is complete.',
  tryAgain: 'Try again',
  theFilm: 'The film',
  theSeries: 'The series',
};

/** What depends on the visitor's country. */
export const titleLocale = {
  certificate: 'Age rating',
  ratingIn: (rating: string, country: string) => `${rating} (${country})`,
  nothingIn: (country: string) => `No streaming service known in ${country}.`,
  makeMine: (country: string) => `Make ${country} my country`,
  choose: 'Language and country',
};

/** Sharing the address of a page. */
export const share = {
  share: 'Share',
  shareOf: (name: string) => `Share ${name}`,
  linkCopied: 'Link copied',
  linkNotCopied: 'The browser did not allow copying. The link is in the address bar.',
};
