import { keptForDays } from '@marquee/contracts/keptForDays.ts';

import type { Mail } from './mailbox.ts';

type Words = { subject: string; body: string };
type Lines = readonly string[];

const letterOf = (recipient: string, { subject, body }: Words): Mail => ({ recipient, subject, body });
const text = (...paragraphs: readonly (string | Lines)[]) =>
  `${paragraphs.map((paragraph) => (typeof paragraph === 'string' ? paragraph : paragraph.join('\n'))).join('\n\n')}\n`;

const farewell = 'Marquee';

/** `a…@films.example`: enough for its owner, and no room for a message to someone else. */
const hinted = (email: string) => email.replace(/^(.)[^@]*/u, '$1…');

/** Plain text without any user's words, such as names. */
export const mailTexts = {
  resetPassword: (recipient: string, link: string): Mail =>
    letterOf(recipient, {
      subject: 'A new password for Marquee',
      body: text(
        ['To set a new password for your Marquee account, open this link:', link],
        'The link works once, for an hour. Setting a new password signs you out everywhere.',
        "If you didn't ask for this, you don't need to do anything: your password stays the same.",
        farewell,
      ),
    }),
  verifyEmail: (recipient: string, link: string): Mail =>
    letterOf(recipient, {
      subject: 'Confirm your e-mail address',
      body: text(
        [
          'Someone has a Marquee account with this address. If it is you, open this link to confirm it:',
          link,
        ],
        'The link works once, for a day.',
        "If it isn't you, don't open it. To take over the account, ask for a new password instead: that signs out the person who created it.",
        farewell,
      ),
    }),
  changeEmail: (recipient: string, link: string, account: string): Mail =>
    letterOf(recipient, {
      subject: 'Confirm your new e-mail address',
      body: text(
        [
          `Someone asked to change the address of the Marquee account ${hinted(account)} to this one. If it is your account, open this link:`,
          link,
        ],
        'The link works once, for a day. You then sign in again, with the new address.',
        "If it isn't yours, or you didn't ask for this, don't open the link, and nothing changes.",
        farewell,
      ),
    }),
  emailChanged: (recipient: string, link: string): Mail =>
    letterOf(recipient, {
      subject: 'The e-mail address of your Marquee account has changed',
      body: text(
        'Until a moment ago, your Marquee account used this address. It now uses another one, which its owner has confirmed.',
        "If that was you, you don't need to do anything.",
        ["If it wasn't you, open this link to restore this address:", link],
        `The link works once, for ${keptForDays.recovery} days. It signs out everyone who is signed in to the account. Then choose a new password.`,
        farewell,
      ),
    }),
  emailRestored: (recipient: string): Mail =>
    letterOf(recipient, {
      subject: 'The previous e-mail address of your Marquee account was restored',
      body: text(
        'The last address change of this account was undone from its previous address, so this address can no longer be used to sign in.',
        "If you didn't expect that, someone with access to the previous address did it: ask the people who run this site for help.",
        farewell,
      ),
    }),
  newDevice: (recipient: string, device: string): Mail =>
    letterOf(recipient, {
      subject: 'New sign-in to your Marquee account',
      body: text(
        `Someone just signed in to your account on a device that had not been used for it before: ${device}.`,
        "If that was you, you don't need to do anything. If it wasn't, change your password on the account page: that signs out every other device.",
        farewell,
      ),
    }),
  passwordChanged: (recipient: string): Mail =>
    letterOf(recipient, {
      subject: 'Your Marquee password has changed',
      body: text(
        'Your account has a new password, and everyone else who was signed in has been signed out.',
        "If that wasn't you, ask for a new password on the sign-in page right away.",
        farewell,
      ),
    }),
} as const;
