import { plural } from '../plural.ts';

/** Half stars as a number of whole ones: "3½". */
function starNumber(halves: number): string {
  const whole = Math.floor(halves / 2);
  const half = halves % 2 === 1 ? '½' : '';
  return whole === 0 ? half : `${whole}${half}`;
}

/** "3½ stars". */
function stars(halves: number): string {
  return `${starNumber(halves)} ${plural(halves === 1 ? 1 : halves / 2, { one: 'star', other: 'stars' })}`;
}

/** Words of what somebody says about a title, wherever it is said. */
export const library = {
  watchlist: 'Watchlist',
  inWatchlist: 'In watchlist',
  seen: 'Seen',
  rate: 'Rate',
  add: (name: string) => `Add ${name} to watchlist`,
  takeOff: (name: string) => `Take ${name} off the watchlist`,
  markSeen: (name: string) => `Mark ${name} as seen`,
  markUnseen: (name: string) => `Mark ${name} as not seen`,
  more: (name: string) => `More for ${name}`,
  moreShort: 'More',
  rateAndMore: (name: string, halves: number | null) =>
    halves === null ? `Rate ${name} and more` : `${stars(halves)}: rate ${name} and more`,
  /** Said of a card after its name. */
  state: { watchlist: 'in your watchlist', seen: 'seen' },
  stateAndMore: (name: string, { isListed, isSeen }: { isListed: boolean; isSeen: boolean }) =>
    [name, isListed && 'in your watchlist', isSeen && 'seen', 'more'].filter(Boolean).join(', '),
  stars,
  starNumber,
  rating: 'Your rating',
  noRating: 'Not rated',
  clearRating: 'Take the rating back',
  seenOn: 'Seen on',
  today: 'Today',
  lists: 'Lists',
  noLists: 'You have no lists yet.',
  newList: 'A new list',
  newListName: 'Name of the list',
  makeList: 'Make the list',
  hide: 'Hide everywhere',
  hideText: 'It leaves every row, list and search. You find it under Hidden.',
  hideSeen: 'Hide seen',
  hideSeenText: 'What you have seen leaves every row, list, search and recommendation.',
  undo: 'Undo',
  notes: {
    added: (name: string) => `${name} is in your watchlist.`,
    takenOff: (name: string) => `${name} is off your watchlist.`,
    seen: (name: string) => `${name} is marked as seen.`,
    seenAndOff: (name: string) => `${name} is marked as seen, and off your watchlist.`,
    unseen: (name: string) => `${name} is not marked as seen any more.`,
    rated: (name: string, halves: number) => `${name}: ${stars(halves)}.`,
    unrated: (name: string) => `Your rating of ${name} is gone.`,
    hidden: (name: string) => `${name} is hidden.`,
    shown: (name: string) => `${name} is shown again.`,
    listed: (name: string, list: string) => `${name} is on “${list}”.`,
    unlisted: (name: string, list: string) => `${name} is off “${list}”.`,
    undone: 'As it was before.',
  },
  refused: {
    'bad-request': 'The server did not take that. It is as it was before.',
    conflict: 'The server did not take that: its address is taken. It is as it was before.',
    'too-large': 'Your library is full, so that was taken back.',
    'not-saved': 'The server has no room to keep that. It is as it was before.',
  },
  notKept: 'This browser keeps nothing for us just now: it lasts as long as this page.',
} as const;
