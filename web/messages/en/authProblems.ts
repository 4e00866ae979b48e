import { plural } from '../plural.ts';

/** What may be wrong with what stands in a form about accounts. */
export const authProblems = {
  emailMissing: 'Write your e-mail address.',
  emailWithoutAt: 'An address has an @ between name and place. Nothing was sent.',
  emailWithoutEnding: 'The address has no ending such as .org. Nothing was sent.',
  emailShape: 'This does not look like an e-mail address. Nothing was sent.',
  passwordMissing: 'Write your password.',
  passwordUnmet: 'The password lacks something: see below the field.',
  newPasswordMissing: 'Choose a password.',
  passwordCommon:
    'Many people use this password, so it would be among the first to be tried. Choose another one.',
  passwordPersonal:
    'Anyone who knows your name or e-mail address could guess this password. Choose another one.',
  tooMany: (wait: string | null) =>
    `Too many tries in a row. ${wait === null ? 'Wait a minute or two' : `Try again in ${wait}`}: nothing is locked.`,
  seconds: (count: number) => `${count} ${plural(count, { one: 'second', other: 'seconds' })}`,
  minutes: (count: number) => `${count} ${plural(count, { one: 'minute', other: 'minutes' })}`,
} as const;
