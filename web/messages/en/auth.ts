import { plural } from '../plural.ts';

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

function counted(count: number): string {
  const word = numbers[count] ?? String(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** What the pages for signing in, signing up and mending an account share. */
export const auth = {
  aside: 'Still of the house',
  still: { line: 'He only meant to look.', title: 'Rear Window', credit: ', Alfred Hitchcock, 1954' },
  email: 'E-mail address',
  password: 'Password',
  newPassword: 'New password',
  showPassword: 'Show password',
  capsLock: 'Caps lock is on.',
  scriptless:
    'This form needs JavaScript, and this browser runs none. Everything else here works without it, and without an account.',
  works: 'Everything here works without an account.',
  goOn: 'Go on without one',
  joins: (count: number) =>
    `${counted(count)} ${plural(count, { one: 'title is', other: 'titles are' })} kept on this device. ${plural(count, { one: 'It joins', other: 'They join' })} your account.`,
  retry: 'Try again',
  back: 'Back to signing in',
  emailMissing: 'Write your e-mail address.',
  emailWithoutAt: 'An address has an @ between name and place. Nothing was sent.',
  emailWithoutEnding: 'The address has no ending such as .org. Nothing was sent.',
  emailShape: 'This does not look like an e-mail address. Nothing was sent.',
  passwordMissing: 'Write your password.',
  newPasswordMissing: 'Choose a password.',
  tooMany: (wait: string | null) =>
    `Too many tries in a row. ${wait === null ? 'Wait a minute or two' : `Try again in ${wait}`}: nothing is locked.`,
  seconds: (count: number) => `${count} ${plural(count, { one: 'second', other: 'seconds' })}`,
  minutes: (count: number) => `${count} ${plural(count, { one: 'minute', other: 'minutes' })}`,
  unreached: 'The account service could not be reached.',
  signedIn: {
    title: 'You are in',
    as: (name: string) => `Signed in as ${name}.`,
    /** For somebody without a name. */
    plain: 'You are signed in.',
    nameless:
      'The account is made and you are signed in, but the name was not kept. It can be set on this page.',
    goOn: 'Go on',
    account: 'Your account',
    other: 'Use another account',
  },
} as const;
