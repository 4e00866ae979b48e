import { capital } from '#web/lib/format.ts';

import { inWords, plural } from '../plural.ts';

/** For people who are signed in already, and for guests with a library on this device. */
export const signedInWords = {
  title: 'Welcome back',
  /** For an account without a name. */
  plain: 'You are signed in.',
  goOn: 'Continue',
  account: 'Your account',
  other: 'Use another account',
  joins: (count: number) =>
    `${capital(inWords(count))} ${plural(count, { one: 'title', other: 'titles' })} on this device will be added to your account.`,
} as const;
