import { formatCount } from '#web/lib/format.ts';

import { plural } from '../plural.ts';

const of = (count: number, one: string, other: string) =>
  `${formatCount(count)} ${plural(count, { one, other })}`;
const titles = (count: number) => of(count, 'title', 'titles');

const supported =
  'You can import exports from Letterboxd (zip or CSV), IMDb (CSV), Trakt (JSON or CSV) and Marquee (JSON or CSV).';

/** Import and export of the library. */
export const transfer = {
  title: 'Import and export',
  documentTitle: 'Import and export on Marquee',
  description: 'Import your library from Letterboxd, IMDb or Trakt, and export everything you keep here.',
  opening: 'Opening your library…',
  needsScript: 'Files are read in your browser, which needs JavaScript.',
  partProblem: { title: 'This part did not load', text: 'Your library has not changed.', retry: 'Try again' },
  import: {
    title: 'Import',
    lead: 'An export from Letterboxd, IMDb or Trakt, or your own from Marquee. Files are read in your browser, and you see what will change before anything does.',
    choose: 'Choose files',
    drop: 'or drop them here: .zip, .csv or .json',
    reading: 'Reading the files…',
    matching: (done: number, all: number) => `Matched ${formatCount(done)} of ${titles(all)}.`,
    matchingLabel: 'Titles matched',
    cancel: 'Stop',
    failed: (done: number) =>
      `The catalogue can’t be reached right now. The ${titles(done)} matched so far are kept.`,
    retry: 'Try again',
    again: 'Choose other files',
  },
  problems: {
    unknown: (file: string) => `“${file}” is not a file that Marquee can import. ${supported}`,
    ambiguous: (file: string) =>
      `“${file}” could be what you have seen or what you want to see. Give it back its original name, watched.csv or watchlist.csv.`,
    'too-many-rows': (file: string) => `“${file}” has more than 100,000 rows. Split it and import the parts.`,
    'too-large': (file: string) => `“${file}” is larger than 64 MB. Split it and import the parts.`,
    'too-many-files': (file: string) =>
      `“${file}” contains more than 50 files. Unpack it and choose the ones you want.`,
    bomb: (file: string) => `“${file}” unpacks to far more than a library can hold, so it was not opened.`,
    broken: (file: string) => `“${file}” is damaged or incomplete. Download it again.`,
    newer: (file: string) => `“${file}” was exported by a newer version of Marquee.`,
  },
  review: {
    title: 'What was found',
    matched: (count: number) => `${titles(count)} found`,
    own: (count: number) => `${of(count, 'entry', 'entries')} exported from Marquee`,
    numbered: (count: number) =>
      `${of(count, 'entry comes', 'entries come')} from an older export, which identifies titles by number only. If this site has switched TMDB on or off since, check that the titles are right.`,
    unseen: (count: number) => `${titles(count)} missing from this catalogue`,
    unseenText: 'They are imported too, and appear here once the catalogue has them.',
    doubtful: (count: number) => `${titles(count)} for you to decide`,
    doubtfulText: 'There is more than one match, or no exact one. Those you leave open are not imported.',
    none: 'None of these',
    unknown: (count: number) => `${titles(count)} not in the catalogue`,
    unknownSave: 'Save them as CSV',
    unknownFile: 'not-found.csv',
    notImported: 'Not imported',
    others: (count: number) => `${of(count, 'row is', 'rows are')} about episodes, seasons or games.`,
    nameless: (count: number) => `${of(count, 'row has', 'rows have')} no title.`,
    broken: (count: number) => `${of(count, 'entry was', 'entries were')} damaged.`,
    passedOver: (files: string) => `Files with nothing to import: ${files}.`,
    lists: (count: number) => `${of(count, 'list does', 'lists do')} not fit: a library holds 200 lists.`,
    more: 'Show more',
    year: (name: string, year: number | null) => (year === null ? name : `${name}, ${year}`),
    kind: { movie: 'film', tv: 'series' },
    will: 'What will be imported',
    counts: {
      seen: (count: number, dated: number) =>
        dated === 0 ? `${titles(count)} seen` : `${titles(count)} seen, ${formatCount(dated)} with a date`,
      rating: (count: number) => of(count, 'rating', 'ratings'),
      watchlist: (count: number) => `${titles(count)} for the watchlist`,
      hidden: (count: number) => `${titles(count)} hidden`,
      lists: (count: number) => of(count, 'list', 'lists'),
      items: (count: number) => of(count, 'list entry', 'list entries'),
      rest: (count: number) => of(count, 'setting or saved filter', 'settings and saved filters'),
    },
    nothing: 'Nothing new: your library has all of this already.',
    tooMuch: 'A library holds 60,000 entries, and this would be more. Import fewer files at once.',
    conflicts: (count: number) => `${of(count, 'entry differs', 'entries differ')} from your library.`,
    keepMine: 'Keep mine',
    replaceMine: 'Replace mine',
    write: 'Import into my library',
    cancel: 'Cancel',
  },
  done: {
    title: 'Import complete',
    undo: 'Undo',
    undone: 'Undone: your library is as it was before.',
    again: 'Import more',
    look: 'View library',
  },
  export: {
    title: 'Export',
    lead: 'Everything you keep is yours. JSON contains all of it and can be imported again; CSV has one row per title, for a spreadsheet.',
    account:
      'With an account, JSON also contains your profile, your sessions and the account’s recent activity.',
    json: 'Save as JSON',
    csv: 'Save as CSV',
    saving: (done: number, all: number) => `Found the names of ${formatCount(done)} of ${titles(all)}.`,
    saved: (count: number) => `Saved: ${of(count, 'entry', 'entries')}.`,
    savedTitles: (count: number) => `Saved: ${titles(count)}.`,
    savedNameless: (count: number, nameless: number) =>
      `Saved: ${of(count, 'entry', 'entries')}. The names of ${titles(nameless)} could not be found: the export has only their numbers.`,
    withoutAccount:
      'Saved without your account data, which did not load. Try again in a moment for all of it.',
    failed: 'The names of your titles can’t be loaded right now. JSON works without them.',
  },
} as const;
