import { keptForDays as days } from '@marquee/contracts/keptForDays.ts';
import type { Site } from '@marquee/contracts/site.ts';

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

const firebaseAccount: Row = [
  'With an account',
  'Google’s Firebase stores your e-mail address, a name and a picture, and how you sign in, and checks each sign-in. A copy of your library is stored here, so that you have it on every device. Delete the account on its page and your library is deleted here at once.',
];

const serverlessAccount: Row = [
  'With an account',
  'The account service stores your e-mail address, a name and a picture, and how you sign in, but not your library. Delete the account on its page, and all of that is deleted.',
];

/** What is stored about people with an account, where and for how long. */
export function keptWithAccount({ server, accounts }: Site): readonly Row[] {
  if (!server) return [serverlessAccount];
  if (accounts === 'firebase') return [firebaseAccount, backups];
  return [...ownAccount, deletion, backups];
}
