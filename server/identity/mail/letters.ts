import type { Letter } from './mailbox.ts';

type Words = { subject: string; body: string };
type Lines = readonly string[];

const letterOf = (recipient: string, { subject, body }: Words): Letter => ({ recipient, subject, body });
const text = (...paragraphs: readonly (string | Lines)[]) =>
  `${paragraphs.map((paragraph) => (typeof paragraph === 'string' ? paragraph : paragraph.join('\n'))).join('\n\n')}\n`;

const farewell = 'Marquee';

/** `a…@films.example`: whose it is tells its owner, and nobody can write a message in it. */
const hinted = (email: string) => email.replace(/^(.)[^@]*/u, '$1…');

/** Plain text, and nothing in it that somebody else has written: no names. */
export const letters = {
  resetPassword: (recipient: string, link: string): Letter =>
    letterOf(recipient, {
      subject: 'A new password for Marquee',
      body: text(
        ['To choose a new password for your account at Marquee, open this link:', link],
        'It works once, for an hour. A new password signs you out everywhere.',
        "If you didn't ask for this, there is nothing to do: your password stays as it is.",
        farewell,
      ),
    }),
  verifyEmail: (recipient: string, link: string): Letter =>
    letterOf(recipient, {
      subject: 'Is this your e-mail address?',
      body: text(
        ['Somebody has an account at Marquee with this address. If it is you, open this link:', link],
        'It works once, for a day.',
        "If it isn't you, don't open it. To make the account yours, ask for a new password instead: that signs out whoever made it.",
        farewell,
      ),
    }),
  changeEmail: (recipient: string, link: string, account: string): Letter =>
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
  emailChanged: (recipient: string): Letter =>
    letterOf(recipient, {
      subject: 'Your account at Marquee has another e-mail address',
      body: text(
        "Your account isn't kept under this address any more, but under another that was confirmed a moment ago.",
        "If that wasn't you, somebody knows your password: tell whoever runs this Marquee.",
        farewell,
      ),
    }),
  passwordChanged: (recipient: string): Letter =>
    letterOf(recipient, {
      subject: 'Your password at Marquee has changed',
      body: text(
        'Your account has a new password, and everybody else who was signed in has been signed out.',
        "If that wasn't you, ask for a new password on the sign-in page right away.",
        farewell,
      ),
    }),
} as const;
