import { formatCount } from '#web/lib/format.ts';

import { plural } from '../plural.ts';

const of = (count: number, one: string, other: string) =>
  `${formatCount(count)} ${plural(count, { one, other })}`;
const titles = (count: number) => of(count, 'title', 'titles');

const understood =
  'Understood are the exports of Letterboxd (zip or CSV), IMDb (CSV), Trakt (JSON or CSV) and Marquee (JSON or CSV).';

/** Bringing a library from elsewhere, and taking it along. */
export const bring = {
  title: 'Bring and take',
  documentTitle: 'Bring and take on Marquee',
  description: 'Bring what you keep at Letterboxd, IMDb or Trakt, and take a copy of all that you keep here.',
  opening: 'Your library is being opened.',
  needsScript: 'Files are read in your browser, which takes JavaScript.',
  partProblem: { title: 'This part did not load', text: 'Your library is untouched.', retry: 'Try again' },
  bring: {
    title: 'Bring',
    lead: 'The export of Letterboxd as it comes, IMDb’s and Trakt’s files, or a copy of your own. They are read here, in your browser, and you see what would change before anything does.',
    choose: 'Choose files',
    drop: 'or drop them here: .zip, .csv or .json',
    reading: 'The files are being read.',
    matching: (done: number, all: number) => `Looked for ${formatCount(done)} of ${titles(all)}.`,
    matchingLabel: 'Titles that were looked for',
    cancel: 'Stop',
    failed: (done: number) =>
      `The catalogue can’t be reached just now. What was found until here, ${titles(done)}, is kept.`,
    retry: 'Try again',
    again: 'Choose other files',
  },
  problems: {
    unknown: (file: string) => `“${file}” is none of the files that are understood. ${understood}`,
    ambiguous: (file: string) =>
      `“${file}” could be what you have seen or what you want to see. Give it the name it came with, watched.csv or watchlist.csv.`,
    'too-many-rows': (file: string) => `“${file}” has more than 100,000 rows. Bring it in parts.`,
    'too-large': (file: string) => `“${file}” is larger than 64 MB. Bring it in parts.`,
    'too-many-files': (file: string) =>
      `“${file}” holds more than 50 files. Unpack it and choose those you want.`,
    bomb: (file: string) => `“${file}” would unpack to far more than a library can be. It was left alone.`,
    broken: (file: string) => `“${file}” is damaged or not complete. Download it once more.`,
    newer: (file: string) => `“${file}” was made by a newer Marquee than this one.`,
  },
  review: {
    title: 'What was found',
    matched: (count: number) => `${titles(count)} found`,
    own: (count: number) => `${of(count, 'entry', 'entries')} of a copy from Marquee`,
    numbered: (count: number) =>
      `${of(count, 'entry comes', 'entries come')} from an older copy, which names titles by number alone. If TMDB was switched on or off since, see whether they are still the right ones.`,
    unseen: (count: number) => `${titles(count)} that nobody knows here`,
    unseenText: 'They come along under their numbers, unseen, and show again where they are known.',
    doubtful: (count: number) => `${titles(count)} for you to decide`,
    doubtfulText: 'More than one could be meant, or not everything fits. Without a choice they stay behind.',
    none: 'None of these',
    unknown: (count: number) => `${titles(count)} not in the catalogue`,
    unknownSave: 'Save them as CSV',
    unknownFile: 'not-found.csv',
    leftBehind: 'Not brought',
    others: (count: number) => `${of(count, 'row is', 'rows are')} about episodes, seasons or games.`,
    nameless: (count: number) => `${of(count, 'row names', 'rows name')} no title.`,
    broken: (count: number) => `${of(count, 'entry was', 'entries were')} damaged.`,
    passedOver: (files: string) => `Files about something else: ${files}.`,
    lists: (count: number) => `${of(count, 'list has', 'lists have')} no room: a library holds 200 of them.`,
    more: 'Show more',
    year: (name: string, year: number | null) => (year === null ? name : `${name}, ${year}`),
    kind: { movie: 'film', tv: 'series' },
    will: 'What will be written',
    counts: {
      seen: (count: number, dated: number) =>
        dated === 0 ? `${titles(count)} seen` : `${titles(count)} seen, ${formatCount(dated)} with the day`,
      rating: (count: number) => of(count, 'rating', 'ratings'),
      watchlist: (count: number) => `${titles(count)} for the watchlist`,
      hidden: (count: number) => `${titles(count)} hidden`,
      lists: (count: number) => of(count, 'list', 'lists'),
      items: (count: number) => `${of(count, 'place', 'places')} on lists`,
      rest: (count: number) => of(count, 'setting or saved set', 'settings and saved sets'),
    },
    nothing: 'Nothing new: your library says all of it already.',
    tooMuch: 'A library holds 60,000 things, and this would be more. Bring fewer files at once.',
    conflicts: (count: number) =>
      `${of(count, 'thing differs', 'things differ')} from what your library says.`,
    keepMine: 'Keep mine',
    replaceMine: 'Replace mine',
    write: 'Put it into my library',
    cancel: 'Leave it',
  },
  done: {
    title: 'It is in your library',
    undo: 'Undo',
    undone: 'All is as it was before.',
    again: 'Bring more',
    look: 'See it',
  },
  take: {
    title: 'Take',
    lead: 'All that you keep is yours. JSON holds everything and can be brought back; CSV is one row a title, for a spreadsheet.',
    account:
      'With an account, JSON also holds your profile, your sessions and the recent activity of the account.',
    json: 'Save as JSON',
    csv: 'Save as CSV',
    saving: (done: number, all: number) => `Names of ${formatCount(done)} of ${titles(all)}.`,
    saved: (count: number) => `Saved: ${of(count, 'entry', 'entries')}.`,
    savedTitles: (count: number) => `Saved: ${titles(count)}.`,
    savedNameless: (count: number, nameless: number) =>
      `Saved: ${of(count, 'entry', 'entries')}. Of ${titles(nameless)} nobody could say the name just now: the copy has the number alone.`,
    withoutAccount:
      'Saved without what is kept about your account: that did not load. Try again in a moment for all of it.',
    failed: 'The names of your titles can’t be reached just now. JSON can do without.',
  },
} as const;
