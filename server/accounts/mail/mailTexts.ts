import { keptForDays } from '@marquee/contracts/keptForDays.ts';

import type { Mail } from './mailbox.ts';

type Words = { subject: string; body: string };
type Lines = readonly string[];

const letterOf = (recipient: string, { subject, body }: Words): Mail => ({ recipient, subject, body });
const text = (...paragraphs: readonly (string | Lines)[]) =>
  `${paragraphs.map((paragraph) => (typeof paragraph === 'string' ? paragraph : paragraph.join('\n'))).join('\n\n')}\n`;

const farewell = 'Marquee';

/** `a…@films.example`: whose it is tells its owner, and no message can be written in it. */
const hinted = (email: string) => email.replace(/^(.)[^@]*/u, '$1…');

/** Plain text, and nothing in it that another person has written: no names. */
export const mailTexts = {
  resetPassword: (recipient: string, link: string): Mail =>
    letterOf(recipient, {
      subject: 'A new password for Marquee',
      body: text(
        ['To choose a new password for your account at Marquee, open this link:', link],
        'It works once, for an hour. A new password signs you out everywhere.',
        "If you didn't ask for this, there is nothing to do: your password stays as it is.",
        farewell,
      ),
    }),
  verifyEmail: (recipient: string, link: string): Mail =>
    letterOf(recipient, {
      subject: 'Is this your e-mail address?',
      body: text(
        ['Somebody has an account at Marquee with this address. If it is you, open this link:', link],
        'It works once, for a day.',
        "If it isn't you, don't open it. To make the account yours, ask for a new password instead: that signs out whoever made it.",
        farewell,
      ),
    }),
  changeEmail: (recipient: string, link: string, account: string): Mail =>
    letterOf(recipient, {
      subject: 'Your new e-mail address at Marquee',
      body: text(
        [
          `The account at Marquee that has the address ${hinted(account)} is to have this one instead. If it is yours, open this link:`,
          link,
        ],
        'It works once, for a day. Then you sign in again, with the new address.',
        "If it isn't yours, or you didn't ask for this, don't open the link: then nothing changes.",
        farewell,
      ),
    }),
  emailChanged: (recipient: string, link: string): Mail =>
    letterOf(recipient, {
      subject: 'Your account at Marquee has another e-mail address',
      body: text(
        'Your account at Marquee used this address until a moment ago. Now it uses another one, which was confirmed by its owner.',
        'If that was you, there is nothing to do.',
        ["If that wasn't you, open this link to bring this address back:", link],
        `It works once, for ${keptForDays.recovery} days. It signs out everyone who is signed in to the account. Then choose a new password.`,
        farewell,
      ),
    }),
  emailRestored: (recipient: string): Mail =>
    letterOf(recipient, {
      subject: 'Your account at Marquee has its earlier e-mail address back',
      body: text(
        'The last change of address of this account was undone from its earlier address, so this address can no longer be used to sign in.',
        "If you didn't expect that, whoever reads the earlier mailbox undid it: ask the people who run this Marquee for help.",
        farewell,
      ),
    }),
  newDevice: (recipient: string, device: string): Mail =>
    letterOf(recipient, {
      subject: 'A new sign-in to your account at Marquee',
      body: text(
        `Someone just signed in to your account on a device that had not been used for it before: ${device}.`,
        "If that was you, there is nothing to do. If it wasn't, change your password on the account page: that signs out every other device.",
        farewell,
      ),
    }),
  passwordChanged: (recipient: string): Mail =>
    letterOf(recipient, {
      subject: 'Your password at Marquee has changed',
      body: text(
        'Your account has a new password, and everybody else who was signed in has been signed out.',
        "If that wasn't you, ask for a new password on the sign-in page right away.",
        farewell,
      ),
    }),
} as const;
