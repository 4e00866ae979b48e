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
