import { formatCount } from '#web/lib/format.ts';

import { plural } from '../plural.ts';

const titles = (count: number) => `${formatCount(count)} ${plural(count, { one: 'title', other: 'titles' })}`;

/** The library pages. */
export const libraryPages = {
  navigation: 'Your library',
  description: 'What you keep on Marquee: watchlist, seen, ratings and lists.',
  documentTitle: (name: string) => `${name} on Marquee`,
  names: { watchlist: 'Watchlist', seen: 'Seen', rating: 'Rated', hidden: 'Hidden', lists: 'Lists' },
  titles,
  opening: 'Opening your library…',
  needsScript: 'Your library is on this device, and opening it needs JavaScript.',
  kinds: { all: 'All', movie: 'Films', tv: 'Series' },
  kindsLabel: 'Films or series',
  order: 'Sort',
  orders: { newest: 'Newest first', oldest: 'Oldest first', best: 'Highest rated first' },
  import: 'Import a list',
  pick: 'Pick one for tonight',
  picked: (name: string) => `Tonight: ${name}`,
  pickAgain: 'Another one',
  toThePick: 'Open it',
  seenOn: (day: string) => `Seen ${day}`,
  empty: {
    watchlist: {
      title: 'Your watchlist is empty',
      text: 'Press the plus on any film or series. It stays on this device, no account needed.',
    },
    seen: {
      title: 'Nothing seen yet',
      text: 'Press the tick on any film or series. With “Hide seen” on, it then disappears from every list.',
    },
    rating: {
      title: 'Nothing rated yet',
      text: 'Give any title up to five stars on its page. What you like shapes what we show you.',
    },
    hidden: {
      title: 'Nothing is hidden',
      text: 'Titles you hide disappear from every row, list and search, and are listed here.',
    },
    kind: { title: 'No titles of this type', text: 'Choose “All” to see the others.' },
  },
  popular: 'See what is popular',
  unknown: (count: number) =>
    `${titles(count)} of these ${plural(count, { one: 'is', other: 'are' })} not in the catalogue right now. ${plural(count, { one: 'It stays', other: 'They stay' })} in your library.`,
  later: (count: number) => `${titles(count)} more will load when you are back online.`,
  what: 'This part of your library',
  status: {
    guest: 'All of this is stored on this device.',
    signIn: 'Sign in to sync it to your other devices',
    serverless: 'All of this is stored on this device only.',
    waiting: (count: number) =>
      `${formatCount(count)} ${plural(count, { one: 'change', other: 'changes' })} waiting to be sent.`,
    notKept: 'This browser stores nothing for this site, so all of this lasts only until you close the page.',
  },
  lists: {
    title: 'Lists',
    name: 'Name of a new list',
    make: 'Create',
    empty: { title: 'No lists yet', text: 'For rainy days, for the kids, for your local cinema.' },
    full: 'You have 200 lists, the most there can be. Delete one to make room.',
    missing: { title: 'List not found', text: 'It may have been deleted.' },
    all: 'All lists',
    edit: 'Name and description',
    nameLabel: 'Name',
    about: 'Description',
    save: 'Save',
    cancel: 'Cancel',
    remove: 'Delete the list',
    removeQuestion: (name: string) => `Delete “${name}”?`,
    removeText:
      'The titles stay in your library; their order and notes on this list are deleted. This can’t be undone.',
    keep: 'Keep it',
    share: 'Anyone with the link can see it',
    shareText: 'They see its name, description, titles and notes, and your username. Nothing else.',
    shareNeedsAccount: 'To share a list, sign in: others can’t see what is only on this device.',
    shareNeedsServer: 'Lists can’t be shared here: this site has no server to share them from.',
    copy: 'Share the link',
    copied: 'Link copied.',
    notCopied: 'The link could not be copied.',
    emptyList: { title: 'This list is empty', text: 'Press “More” on any title and add it here.' },
    note: (name: string) => `Note on ${name}`,
    addNote: 'Add a note',
    changeNote: 'Edit the note',
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    takeOff: (name: string) => `Remove ${name} from the list`,
    takenOff: (name: string) => `${name} removed from the list.`,
    moved: (name: string, place: number, of: number) =>
      `${name} is now ${formatCount(place)} of ${formatCount(of)}.`,
    more: 'Show more',
  },
  shared: {
    by: (name: string) => `A list by ${name}`,
    unsigned: 'A shared list',
    documentTitle: (name: string) => `${name}: a list on Marquee`,
    description: (name: string, count: number) => `${name}: ${titles(count)}.`,
    missing: {
      documentTitle: 'No such list on Marquee',
      title: 'List not found',
      text: 'It never existed, or its owner no longer shares it.',
    },
    serverless: {
      title: 'No shared lists here',
      text: 'This site has no server to share lists from.',
    },
    what: 'The list',
    before: 'Earlier titles',
    after: 'More titles',
  },
  because: (name: string) => `Because you liked ${name}`,
} as const;
