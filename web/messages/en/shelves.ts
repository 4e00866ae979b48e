import { formatCount } from '#web/lib/format.ts';

import { plural } from '../plural.ts';

const titles = (count: number) => `${formatCount(count)} ${plural(count, { one: 'title', other: 'titles' })}`;

/** Pages of what somebody keeps. */
export const shelves = {
  navigation: 'Your library',
  description: 'What you keep on Marquee: watchlist, seen, ratings and lists.',
  documentTitle: (name: string) => `${name} on Marquee`,
  names: { watchlist: 'Watchlist', seen: 'Seen', rating: 'Rated', hidden: 'Hidden', lists: 'Lists' },
  titles,
  opening: 'Your library is being opened.',
  needsScript: 'Your library lives on this device, and opening it takes JavaScript.',
  kinds: { all: 'All', movie: 'Films', tv: 'Series' },
  kindsLabel: 'Films or series',
  order: 'Order',
  orders: { newest: 'Newest first', oldest: 'Oldest first', best: 'Best first' },
  bring: 'Bring a list',
  pick: 'Pick one for tonight',
  picked: (name: string) => `Tonight: ${name}`,
  pickAgain: 'Another one',
  toThePick: 'Open it',
  seenOn: (day: string) => `Seen ${day}`,
  empty: {
    watchlist: {
      title: 'Nothing kept yet',
      text: 'Press the plus on any film or series. It stays on this device, no account needed.',
    },
    seen: {
      title: 'Nothing seen yet',
      text: 'Press the tick on any film or series. With “Hide seen”, it then leaves every list.',
    },
    rating: {
      title: 'Nothing rated yet',
      text: 'Five stars and their halves stand on every title’s page. What you like decides what is shown to you.',
    },
    hidden: {
      title: 'Nothing is hidden',
      text: 'What you hide leaves every row, list and search, and waits here.',
    },
    kind: { title: 'None of these here', text: 'The other kind has some.' },
  },
  popular: 'See what is popular',
  unknown: (count: number) =>
    `${titles(count)} of these ${plural(count, { one: 'is', other: 'are' })} not in the catalogue just now. ${plural(count, { one: 'It stays', other: 'They stay' })} in your library.`,
  later: (count: number) =>
    `${titles(count)} more ${plural(count, { one: 'comes', other: 'come' })} in when the network is back.`,
  what: 'This part of your library',
  status: {
    guest: 'All of this is on this device.',
    signIn: 'Sign in to have it everywhere',
    serverless: 'All of this is on this device, and nowhere else.',
    waiting: (count: number) =>
      `${formatCount(count)} ${plural(count, { one: 'change waits', other: 'changes wait' })} to be sent.`,
    notKept: 'This browser keeps nothing for us just now: all of it lasts as long as this page.',
  },
  lists: {
    title: 'Lists',
    name: 'Name of a new list',
    make: 'Make it',
    empty: { title: 'No lists yet', text: 'For rainy days, for the children, for the cinema at the corner.' },
    full: 'There are 200 lists here already. Remove one to make room.',
    missing: { title: 'There is no such list', text: 'It may have been removed.' },
    all: 'All lists',
    edit: 'Name and text',
    nameLabel: 'Name',
    about: 'What it is about',
    save: 'Save',
    cancel: 'Cancel',
    remove: 'Remove the list',
    removeQuestion: (name: string) => `Remove “${name}”?`,
    removeText: 'The titles stay in your library; their order and notes go. This can’t be undone.',
    keep: 'Keep it',
    share: 'Anybody with the link can read it',
    shareText: 'They see its name, text, titles and notes, and your user name. Nothing else.',
    shareNeedsAccount: 'To share a list, sign in: others can’t reach what is only on this device.',
    shareNeedsServer:
      'Lists can’t be shared here: this Marquee has no server that others could read them from.',
    copy: 'Share the link',
    copied: 'The link is copied.',
    notCopied: 'The link could not be copied.',
    emptyList: { title: 'Nothing on it yet', text: 'Press “More” on any title, and put it here.' },
    note: (name: string) => `Note on ${name}`,
    addNote: 'Add a note',
    changeNote: 'Change the note',
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    first: (name: string) => `Move ${name} to the top`,
    takeOff: (name: string) => `Take ${name} off the list`,
    takenOff: (name: string) => `${name} is off the list.`,
    moved: (name: string, place: number, of: number) =>
      `${name} is now ${formatCount(place)} of ${formatCount(of)}.`,
    more: 'Show more',
  },
  shared: {
    by: (name: string) => `A list by ${name}`,
    byNobody: 'A shared list',
    documentTitle: (name: string) => `${name}: a list on Marquee`,
    description: (name: string, count: number) => `${name}: ${titles(count)}.`,
    missing: {
      documentTitle: 'No such list on Marquee',
      title: 'There is no such list',
      text: 'It was never there, or whoever made it does not share it any more.',
    },
    serverless: {
      title: 'No shared lists here',
      text: 'This Marquee has no server that could hand lists from one to the other.',
    },
    what: 'The list',
    before: 'Earlier titles',
    after: 'More titles',
  },
  because: (name: string) => `Because you liked ${name}`,
} as const;
