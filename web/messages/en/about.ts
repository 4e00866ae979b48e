import { readSite } from '#web/lib/site.ts';

import { keptWithAccount } from './kept.ts';

/** What Marquee is and where everything on it comes from. */
export const about = {
  documentTitle: 'About Marquee',
  description:
    'What Marquee is, where its texts, scores and pictures come from, what is kept on your device, the keys and the licences.',
  title: 'About Marquee',
  lead: 'A programme for an evening: films and series to look through, with trailers, people and a search that forgives. Looked after like the leaflet of a good cinema, not like a shop.',
  contents: 'On this page',
  off: {
    title: 'What is off here',
    lead: 'This Marquee is a folder of files. Your browser asks the movie database and the account service by itself, and what takes a server of our own is off.',
  },
  privacy: {
    title: 'What is kept about you',
    rows: (): readonly (readonly [name: string, words: string])[] => [
      [
        'On this device',
        'Your library: watchlist, what you have seen, ratings, lists, what you hid, saved sets and your last searches and questions, each to be taken back. The app’s own files and the posters of your library, so that it opens without a network; not where the browser saves data. Dark or light, once you choose it, language and country, and what you switch below. Signing out takes the account’s library, its posters and your questions off this device.',
      ],
      [
        'For this visit',
        'How far you had scrolled on each page, so that Back finds the place. The browser drops it with the tab.',
      ],
      ...keptWithAccount(readSite()),
    ],
    recent: 'See your recent searches',
  },
  choices: {
    title: 'Playback and shortcuts',
    lead: 'What you switch here counts at once, is kept on this device only, and may be switched back at any time.',
    scriptless: 'These need scripts, and this browser runs none. Without them nothing moves by itself.',
    previews: {
      label: 'A silent preview on the home page',
      words:
        'The feature of the week begins to move after two seconds in view. Never where your system asks for less motion or your connection saves data.',
    },
    embeds: {
      label: (site: string) => `Videos from ${site} without asking`,
      words: (site: string) =>
        `Off, the player asks before it contacts ${site}. On, a video from there plays as soon as you open it.`,
    },
    slash: {
      label: 'The / key leads to the search field',
      words: 'Switch it off if you speak to your computer, or if the key has another meaning for you.',
    },
  },
  keys: {
    title: 'Keyboard',
    lead: 'Everything works by keyboard. Tab goes through the page in the order you read it; the first stop skips the bar.',
    pages: 'On every page',
    rows: [
      { keys: ['/'], does: 'Go to the search field, unless you switch it off above' },
      { keys: ['←', '→'], does: 'Along a row of pictures' },
      { keys: ['Home', 'End'], does: 'To its ends' },
      { keys: ['Esc'], does: 'Close what lies over the page' },
    ],
    searching: 'While searching',
    searchRows: [
      { keys: ['↓', '↑'], does: 'Through the suggestions' },
      { keys: ['Enter'], does: 'Open the chosen one, or search' },
      { keys: ['Delete'], does: 'Forget a recent search' },
    ],
    trailer: 'In a trailer',
    trailerRows: [
      { keys: ['Space', 'K'], does: 'Play and pause' },
      { keys: ['←', '→'], does: 'Five seconds back and on' },
      { keys: ['↑', '↓'], does: 'Louder and quieter' },
      { keys: ['M'], does: 'Sound off and on' },
      { keys: ['0', '9'], does: 'To any tenth of it' },
      { keys: ['C'], does: 'Captions' },
      { keys: ['F'], does: 'Whole screen' },
    ],
  },
  licences: {
    title: 'Credits and licences',
    lead: 'Marquee is under the MIT License. The typefaces on its pages and posters, and the packages that it runs on, have licences of their own.',
    all: 'Typefaces and packages, with their licences',
  },
} as const;
