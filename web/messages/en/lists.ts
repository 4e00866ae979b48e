import type { DateWindow } from '@marquee/contracts/tmdb/common.ts';

import { dayAfter, formatCount, formatDayAndMonth, formatWeekday } from '#web/lib/format.ts';
import { readSite } from '#web/lib/site.ts';

import { plural } from '../plural.ts';

const films = (count: number) => `${formatCount(count)} ${plural(count, { one: 'film', other: 'films' })}`;
const series = (count: number) => `${formatCount(count)} series`;
const isTmdb = () => readSite().content === 'tmdb';
const scores = () =>
  isTmdb() ? 'Scores are TMDB’s.' : 'Scores are our own estimates of what most viewers think.';

type ListWords = {
  /** The heading. */
  title: string;
  /** Its name among its siblings. */
  short: string;
  documentTitle: string;
  description: string;
  /** What is in it, once the number is known; some lists have a window of days. */
  lead: (count: number, days: DateWindow | undefined) => string;
};

/** The list pages. */
export const lists = {
  nowPlaying: {
    get title() {
      return isTmdb() ? 'Now playing' : 'In our programme this week';
    },
    short: 'Now playing',
    get documentTitle() {
      return this.title;
    },
    get description() {
      return isTmdb()
        ? 'The films that are in cinemas now.'
        : 'A few dozen films from every decade and many countries.';
    },
    lead: (count, days) => {
      if (isTmdb()) return `${films(count)} in cinemas now.`;
      const change = days && formatWeekday(dayAfter(days.maximum));
      return `${films(count)}${change ? `, until ${change}` : ''}.`;
    },
  },
  popular: {
    title: 'Popular',
    short: 'Popular',
    documentTitle: 'Popular films',
    description: 'The films that people look up most.',
    lead: (count) => `${films(count)}, most popular first.`,
  },
  topRated: {
    title: 'Top rated',
    short: 'Top rated',
    documentTitle: 'Top rated films',
    description: 'The highest rated films here.',
    lead: (count) => `${films(count)}, highest rated first. ${scores()}`,
  },
  upcoming: {
    get title() {
      return isTmdb() ? 'Upcoming' : 'Coming to our programme';
    },
    short: 'Upcoming',
    get documentTitle() {
      return this.title;
    },
    get description() {
      return `Coming to ${isTmdb() ? 'cinemas' : 'the programme'} in the next few weeks.`;
    },
    lead: (count, days) => {
      const [from, to] = [formatDayAndMonth(days?.minimum), formatDayAndMonth(days?.maximum)];
      return `${films(count)}${from && to ? `, from ${from} to ${to}` : ''}.`;
    },
  },
  series: {
    title: 'Series',
    short: 'Popular',
    documentTitle: 'Popular series',
    description: 'The series that people look up most.',
    lead: (count) => `${series(count)}, most popular first.`,
  },
  seriesTopRated: {
    title: 'Top rated series',
    short: 'Top rated',
    documentTitle: 'Top rated series',
    description: 'The highest rated series here.',
    lead: (count) => `${series(count)}, highest rated first. ${scores()}`,
  },
  seriesOnTheAir: {
    title: 'On the air',
    short: 'On the air',
    documentTitle: 'Series on the air',
    description: 'Series with an episode in the next seven days.',
    lead: (count) => `${series(count)} with an episode in the next seven days.`,
  },
} as const satisfies Record<string, ListWords>;
