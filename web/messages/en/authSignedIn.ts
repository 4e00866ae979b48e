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

/** What is said to somebody who is in already, and to a guest who keeps things here. */
export const signedInWords = {
  title: 'You are in',
  /** For somebody without a name. */
  plain: 'You are signed in.',
  goOn: 'Go on',
  account: 'Your account',
  other: 'Use another account',
  joins: (count: number) =>
    `${counted(count)} ${plural(count, { one: 'title is', other: 'titles are' })} kept on this device. ${plural(count, { one: 'It joins', other: 'They join' })} your account.`,
} as const;
