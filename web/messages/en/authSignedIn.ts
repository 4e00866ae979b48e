import { capital } from '#web/lib/format.ts';

import { inWords } from '../inWords.ts';
import { plural } from '../plural.ts';

/** What is said to somebody who is in already, and to a guest who keeps things here. */
export const signedInWords = {
  title: 'You are in',
  /** For somebody without a name. */
  plain: 'You are signed in.',
  goOn: 'Go on',
  account: 'Your account',
  other: 'Use another account',
  joins: (count: number) =>
    `${capital(inWords(count))} ${plural(count, { one: 'title is', other: 'titles are' })} kept on this device. ${plural(count, { one: 'It joins', other: 'They join' })} your account.`,
} as const;
