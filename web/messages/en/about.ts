import { keptForDays as days } from '@marquee/contracts/keptForDays.ts';
import type { Site } from '@marquee/contracts/site.ts';

import { readSite } from '#web/lib/site.ts';

type Row = readonly [name: string, words: string];

const ownAccount: readonly Row[] = [
  [
    'With an account',
    'Your e-mail address, a name and a picture, your password as a hash that can’t be reversed, and a copy of your library so that you have it on every device. They are stored until you delete the account on its page. You can export a copy of everything first.',
  ],
  [
    'Sessions',
    `For each device you sign in on: browser and system, such as “Firefox on Android”, when you signed in and when you last used it. A session ends when you sign out, after ${days.idleSession} days without use, and after ${days.session} days in any case.`,
  ],
  [
    'Activity',
    `Sign-ins, refused sign-ins and changes to the account, with browser, system and part of the network address (203.0.113.0/24, not all of it). Stored for ${days.activity} days; you see them on the account page.`,
  ],
  [
    'E-mails',
    `E-mails to you are stored here until they are sent; after that, only recipient, subject and time. All of it is deleted after ${days.mail} days. When you change your address, the previous one is stored for ${days.recovery} days so that you can undo the change.`,
  ],
  [
    'Against guessing',
    `How often someone tried a password, from which network and for which address, is counted under keyed hashes, not under the addresses themselves. The counters are deleted after a day, a network you have signed in from after ${days.knownPlace} days. The key changes every ${days.limitKey} days, old keys are thrown away, and no backup contains them.`,
  ],
];

const deletion: Row = [
  'When you delete the account',
  'All of that is deleted from the database at once, e-mails too. What stays is one line saying that an account was deleted, not whose. How many e-mails your address was sent is counted for another day, under a keyed hash, so that no one can flood it.',
];

const backups: Row = [
  'Backups',
  `Unless set up otherwise, this server stores its data in a file, copies that file every night and keeps ${days.nightlyBackup} copies; it keeps copies made before an upgrade for ${days.upgradeCopy} days. Copies are never changed, so a deleted account is gone from them only after that time. Other backups are up to the people who run this site.`,
];

const log: Row = [
  'Log',
  'A line for each request, account or not: what kind of page it was for, when, and how long it took, with your network address as a keyed hash. The key is only in memory and changes every day. What you search for, ask or open is not in it.',
];

const firebaseAccount: Row = [
  'With an account',
  'Google’s Firebase stores your e-mail address, a name and a picture, and how you sign in, and checks each sign-in. A copy of your library is stored here, so that you have it on every device. Delete the account on its page and your library is deleted here at once.',
];

const serverlessAccount: Row = [
  'With an account',
  'The account service stores your e-mail address, a name and a picture, and how you sign in, but not your library. Delete the account on its page, and all of that is deleted.',
];

/** What is stored about people with an account, where and for how long. */
function keptWithAccount({ server, accounts }: Site): readonly Row[] {
  if (!server) return [serverlessAccount];
  if (accounts === 'firebase') return [firebaseAccount, log, backups];
  return [...ownAccount, log, deletion, backups];
}

/** What Marquee is and where everything on it comes from. */
export const about = {
  documentTitle: 'About Marquee',
  description:
    'What Marquee is, where its texts, scores and pictures come from, what is stored on your device, keyboard shortcuts and licences.',
  title: 'About Marquee',
  lead: 'Films and series to browse, put together like the programme of a good cinema, not like a shop.',
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
        'Where there is a mouse, the feature of the week starts to move after two seconds on screen. Never over a slow connection, or if your system asks for reduced motion or your browser is set to save data.',
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

/** The part of the about page where language and country are chosen. */
export const locale = {
  title: 'Language and country',
  lead: 'Changes apply at once, in every tab, and are stored on this device only.',
  scriptless: 'Choosing these needs JavaScript, which is off in this browser.',
  language: {
    label: 'Language of titles and texts',
    usual: 'English',
    words:
      'Titles, summaries and posters come in this language. Where there is no translation, you see the English original. Marquee itself stays in English.',
  },
  region: {
    label: 'Country',
    fromBrowser: (country: string) => `From your browser: ${country}`,
    words:
      'Its age ratings and streaming services come first, and Now playing and Upcoming follow its cinemas.',
    wordsEmbedded:
      'Its age ratings come first. This catalogue only has American ones; each title says whose they are. All texts are in English.',
  },
};

/** What doesn't work in a build without a server. */
export const offHere = [
  [
    'Your library',
    'It is on this device only, even if you are signed in. Export a copy to use it on another one.',
  ],
  ['Shared lists', 'You can’t share lists here, and links to shared lists don’t work.'],
  [
    'Ask',
    'Your browser answers, with at most eight requests to the movie database. It knows no moods and compares fewer titles. A language model is used only if this site has one and you turn it on.',
  ],
  [
    'Search',
    'It is the movie database’s own: it forgives fewer typos, and Discover doesn’t show counts before you filter.',
  ],
  [
    'Your devices',
    'You can’t see here where else you are signed in. Changing your password signs out all devices.',
  ],
  ['Without JavaScript', 'Nothing is shown: pages are built in the browser.'],
] as const;
