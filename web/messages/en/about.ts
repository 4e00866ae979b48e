import { readSite } from '#web/lib/site.ts';

import { keptWithAccount } from './kept.ts';

/** What Marquee is and where everything on it comes from. */
export const about = {
  documentTitle: 'About Marquee',
  description:
    'What Marquee is, where its texts, scores and pictures come from, what is stored on your device, keyboard shortcuts and licences.',
  title: 'About Marquee',
  lead: 'Films and series to browse, with trailers, people and a search that forgives typos. Put together like the programme of a good cinema, not like a shop.',
  contents: 'On this page',
  off: {
    title: 'What is not available here',
    lead: 'This copy of Marquee runs without a server of its own. Your browser contacts the movie database and the account service directly, and whatever needs a server is off.',
  },
  privacy: {
    title: 'What is stored about you',
    rows: (): readonly (readonly [name: string, words: string])[] => [
      [
        'On this device',
        'Your library: watchlist, seen titles, ratings, lists, hidden titles, saved filters, and your recent searches and questions; you can remove any of them. The app’s own files and the posters of your library, so that it opens offline, unless your browser is set to save data. Your choice of dark or light, language and country, and the settings below. Signing out removes the account’s library, its posters and your questions from this device.',
      ],
      [
        'For this visit',
        'How far you scrolled on each page, so that Back returns to the same place. Your browser forgets it when you close the tab.',
      ],
      ...keptWithAccount(readSite()),
    ],
    recent: 'See your recent searches',
  },
  choices: {
    title: 'Playback and shortcuts',
    lead: 'Changes apply at once and are stored on this device only.',
    scriptless:
      'These settings need JavaScript, which is off in this browser. Without it, nothing plays by itself.',
    previews: {
      label: 'Silent preview on the home page',
      words:
        'The feature of the week starts to move after two seconds on screen. Never if your system asks for reduced motion or your browser is set to save data.',
    },
    embeds: {
      label: (site: string) => `Play ${site} videos without asking`,
      words: (site: string) =>
        `When off, the player asks before it contacts ${site}. When on, its videos play as soon as you open them.`,
    },
    slash: {
      label: 'Press / to search',
      words: 'Turn this off if you use voice control, or use the / key for something else.',
    },
  },
  keys: {
    title: 'Keyboard',
    lead: 'Everything works with the keyboard. Tab moves through the page in reading order; the first stop skips to the content.',
    pages: 'On every page',
    rows: [
      { keys: ['/'], does: 'Go to the search field, unless turned off above' },
      { keys: ['←', '→'], does: 'Move along a row' },
      { keys: ['Home', 'End'], does: 'Go to the start or end of a row' },
      { keys: ['Esc'], does: 'Close a dialog or menu' },
    ],
    searching: 'While searching',
    searchRows: [
      { keys: ['↓', '↑'], does: 'Move through the suggestions' },
      { keys: ['Enter'], does: 'Open the selected suggestion, or search' },
      { keys: ['Delete'], does: 'Remove a recent search' },
    ],
    trailer: 'In a trailer',
    trailerRows: [
      { keys: ['Space', 'K'], does: 'Play and pause' },
      { keys: ['←', '→'], does: 'Back or forward five seconds' },
      { keys: ['↑', '↓'], does: 'Volume up and down' },
      { keys: ['M'], does: 'Mute and unmute' },
      { keys: ['0', '9'], does: 'Jump to 0% to 90% of the trailer' },
      { keys: ['C'], does: 'Captions' },
      { keys: ['F'], does: 'Full screen' },
    ],
  },
  licences: {
    title: 'Credits and licences',
    lead: 'Marquee is released under the MIT License. The typefaces and packages it uses have licences of their own.',
    all: 'Typefaces and packages, with their licences',
  },
} as const;
