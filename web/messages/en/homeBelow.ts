import { capital } from '#web/lib/format.ts';
import { readSite } from '#web/lib/site.ts';

import { inWords, plural } from '../plural.ts';

const films = (count: number) => plural(count, { one: 'film', other: 'films' });

/** The lower half of the home page. */
export const homeBelow = {
  series: 'Series of the week',
  get comingUp() {
    return readSite().content === 'tmdb' ? 'Coming up' : 'Coming to our programme';
  },
  allUpcoming: 'All upcoming',
  focus: {
    kicker: 'In focus',
    directed: (count: number, from: number, to: number) =>
      from === to
        ? `${capital(inWords(count))} ${films(count)}, all from ${from}.`
        : `${capital(inWords(count))} ${films(count)} here, from ${from} to ${to}.`,
    played: (count: number, from: number, to: number) =>
      from === to
        ? `On screen in ${inWords(count)} ${films(count)} from ${from}.`
        : `On screen in ${inWords(count)} ${films(count)} here, from ${from} to ${to}.`,
    startWith: (title: string) => `Start with ${title}.`,
    all: (count: number) => `All ${inWords(count)} ${films(count)}`,
  },
  themes: {
    short: { title: 'Home by ten', subtitle: 'Ninety minutes or less' },
    old: { title: 'Older than your parents', subtitle: 'Made before 1950, and still awake' },
    japan: { title: 'From Japan', subtitle: 'Ghosts, samurai and long summers' },
    france: { title: 'In French', subtitle: 'With subtitles and without hurry' },
    western: { title: 'Dust and long shadows', subtitle: 'Westerns' },
    animation: { title: 'Drawn by hand', subtitle: 'Animation, for all ages and for none' },
    seventies: { title: 'The seventies, late show', subtitle: 'Thrillers from a suspicious decade' },
    documentary: { title: 'It really happened', subtitle: 'Documentaries' },
    scifi: { title: 'Far from here', subtitle: 'Science fiction' },
    long: { title: 'Clear the evening', subtitle: 'Two and a half hours and more' },
  },
};
