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

/** Words for the marks on a title. */
export const library = {
  watchlist: 'Watchlist',
  inWatchlist: 'In watchlist',
  seen: 'Seen',
  rate: 'Rate',
  add: (name: string) => `Add ${name} to watchlist`,
  takeOff: (name: string) => `Remove ${name} from watchlist`,
  markSeen: (name: string) => `Mark ${name} as seen`,
  markUnseen: (name: string) => `Mark ${name} as not seen`,
  more: (name: string) => `More for ${name}`,
  moreShort: 'More',
  rateAndMore: (name: string, halves: number | null) =>
    halves === null ? `Rate ${name} and more` : `${stars(halves)}: rate ${name} and more`,
  /** Read out after a card's name. */
  state: { watchlist: 'in your watchlist', seen: 'seen' },
  stateAndMore: (name: string, { isListed, isSeen }: { isListed: boolean; isSeen: boolean }) =>
    [name, isListed && 'in your watchlist', isSeen && 'seen', 'more'].filter(Boolean).join(', '),
  stars,
  starNumber,
  rating: 'Your rating',
  noRating: 'Not rated',
  clearRating: 'Remove rating',
  seenOn: 'Seen on',
  today: 'Today',
  lists: 'Lists',
  noLists: 'You have no lists yet.',
  newList: 'New list',
  newListName: 'Name of the list',
  makeList: 'Create the list',
  hide: 'Hide everywhere',
  hideText: 'It disappears from every row, list and search. You can find it under Hidden.',
  hideSeen: 'Hide seen',
  hideSeenText: 'Titles you have seen disappear from every row, list, search and recommendation.',
  undo: 'Undo',
  notes: {
    added: (name: string) => `${name} added to your watchlist.`,
    takenOff: (name: string) => `${name} removed from your watchlist.`,
    seen: (name: string) => `${name} marked as seen.`,
    seenAndOff: (name: string) => `${name} marked as seen and removed from your watchlist.`,
    unseen: (name: string) => `${name} is no longer marked as seen.`,
    rated: (name: string, halves: number) => `${name}: ${stars(halves)}.`,
    unrated: (name: string) => `Your rating of ${name} was removed.`,
    hidden: (name: string) => `${name} is hidden.`,
    shown: (name: string) => `${name} is no longer hidden.`,
    listed: (name: string, list: string) => `${name} added to “${list}”.`,
    unlisted: (name: string, list: string) => `${name} removed from “${list}”.`,
    undone: 'Undone.',
  },
  refused: {
    'bad-request': 'The server did not accept that, so it was undone.',
    conflict: 'The server did not accept that, because the address is already in use. It was undone.',
    'too-large': 'Your library is full, so that was undone.',
    'not-saved': 'The server could not store that, so it was undone.',
  },
  notKept: 'This browser stores nothing for this site, so this lasts only until you close the page.',
} as const;
