import { plural } from '../plural.ts';

/** What may be wrong with what is entered in an account form. */
export const authProblems = {
  emailMissing: 'Enter your e-mail address.',
  emailWithoutAt: 'An e-mail address needs an @. Nothing was sent.',
  emailWithoutEnding: 'The address needs an ending such as .org. Nothing was sent.',
  emailShape: 'This does not look like an e-mail address. Nothing was sent.',
  passwordMissing: 'Enter your password.',
  passwordUnmet: 'The password does not meet the requirements below the field.',
  newPasswordMissing: 'Choose a password.',
  passwordCommon:
    'Many people use this password, so it would be among the first to be tried. Choose another one.',
  passwordPersonal:
    'Anyone who knows your name or e-mail address could guess this password. Choose another one.',
  tooMany: (wait: string | null) =>
    `Too many attempts. ${wait === null ? 'Wait a minute or two' : `Try again in ${wait}`}. Your account is not locked.`,
  seconds: (count: number) => `${count} ${plural(count, { one: 'second', other: 'seconds' })}`,
  minutes: (count: number) => `${count} ${plural(count, { one: 'minute', other: 'minutes' })}`,
} as const;

/** What may go wrong with signing in. */
export const signInProblems = {
  /** Never says which of the two is wrong. */
  mismatch: 'Wrong e-mail address or password. Check for typos, or',
  mismatchLink: 'set a new password',
  failed: 'You were not signed in.',
  kept: 'Your address is still in the form.',
} as const;

/** What may go wrong with creating an account. */
export const signUpProblems = {
  usernameShort: 'A name needs at least 2 characters.',
  usernameLong: (count: number) => `A name can have at most 30 characters. This one has ${count}.`,
  usernameControls: 'The name contains invisible characters. Type it again.',
  exists: 'There is already an account with this address.',
  existsLink: 'Sign in with it',
  failed: 'The account was not created.',
  kept: 'What you typed is still here.',
  uncertain: 'The account may or may not have been created.',
  uncertainWords:
    'The connection was lost before the answer came. What you typed is still here: try again to find out.',
} as const;

/** What is said below a field for a new password. */
export const newPasswordWords = {
  rules: 'Requirements',
  atLeast: (most: number, now: number) => `At least ${most} characters${now > 0 ? `, ${now} so far` : ''}`,
  atMost: (most: number) => `At most ${most} characters`,
  lower: 'A lowercase letter',
  upper: 'An uppercase letter',
  digit: 'A digit',
  sign: 'A symbol such as ! or #',
  met: 'met',
  missing: 'not yet',
  allMet: 'The password meets all requirements.',
  strength: ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'],
  strengthOf: (words: string) => `Strength: ${words}`,
} as const;
