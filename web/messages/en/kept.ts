import { keptForDays as days } from '@marquee/contracts/keptForDays.ts';
import type { Site } from '@marquee/contracts/site.ts';

type Row = readonly [name: string, words: string];

const ownAccount: readonly Row[] = [
  [
    'With an account',
    'Your e-mail address, a name and a picture, your password as a hash that can’t be turned back, and a copy of your library so that it follows you. They are kept until you delete the account on its page. You can take a copy of everything there first.',
  ],
  [
    'Sessions',
    `For each device you sign in on: browser and system, such as “Firefox on Android”, when you signed in and when you last used it. A session ends when you sign out, after ${days.idleSession} days without use, and after ${days.session} days in any case.`,
  ],
  [
    'Activity',
    `Sign-ins, refused sign-ins and changes to the account, with browser, system and the network shortened (203.0.113.0/24, not the whole address). Kept for ${days.activity} days; you see them on the account page.`,
  ],
  [
    'Mails',
    `Mails to you wait here until they are sent, then only recipient, subject and time are kept. All of it goes after ${days.mail} days. After a change of address, the earlier one is kept for ${days.recovery} days so that you can undo it.`,
  ],
  [
    'Against guessing',
    `How often someone tried a password, from which network and for which address, is counted under keyed hashes, not under the addresses themselves. The counters go after a day, a network you have signed in from after ${days.knownPlace} days. The key changes every ${days.limitKey} days, old keys are thrown away, and no backup has them.`,
  ],
];

const deletion: Row = [
  'When you delete the account',
  'All of that is gone from the database at once, mails too. What stays is one line that says that some account was deleted, without whose. How many mails your address was sent is counted for another day, under a keyed hash, so that no one can flood it.',
];

const backups: Row = [
  'Backups',
  `Where this server keeps its data in a file of its own, as it does unless set up otherwise, it copies the file every night and keeps ${days.nightlyBackup} copies, and keeps copies made before an upgrade for ${days.upgradeCopy} days. Copies are never changed, so a deleted account is gone from them after that time. Other backups are up to the people who run this Marquee.`,
];

const firebaseAccount: Row = [
  'With an account',
  'Google’s Firebase has your e-mail address, a name and a picture, and how you sign in; signing in asks it. A copy of your library is here, so that it follows you. Delete the account on its page and your library is deleted here at once.',
];

const serverlessAccount: Row = [
  'With an account',
  'Your e-mail address, a name and a picture, and how you sign in: the account service has them. Your library isn’t there. Delete the account on its page, and all of that is gone.',
];

/** What is kept about somebody with an account, where and how long. */
export function keptWithAccount({ server, accounts }: Site): readonly Row[] {
  if (!server) return [serverlessAccount];
  if (accounts === 'firebase') return [firebaseAccount, backups];
  return [...ownAccount, deletion, backups];
}
