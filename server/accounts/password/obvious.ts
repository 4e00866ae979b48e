import { isPersonalPassword, type PasswordOwner } from '@marquee/contracts/identity/isPersonalPassword.ts';

import { loadCommonPasswords } from './commonPasswords.ts';

const keyboard = [
  '1234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'abcdefghijklmnopqrstuvwxyz',
];
const runs = keyboard.flatMap((row) => [row, row.split('').toReversed().join('')]);

const longestRun = Math.max(...runs.map(({ length }) => length));

const letters: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', $: 's', '@': 'a' };
const unmasked = (text: string) => text.replace(/[013457$@]/g, (sign) => letters[sign] ?? sign);

/** Without what people put around a word to get it accepted: a year and a sign at the end, digits at the beginning. */
function bareForms(text: string): string[] {
  const tail = /[\d!?.,#*$@_-]{0,5}$/.exec(text)?.[0].length ?? 0;
  const forms = Array.from({ length: tail + 1 }, (_, cut) => text.slice(0, text.length - cut));
  return forms.flatMap((form) => [form, form.replace(/^\d{1,4}(?=\D)/, '')]);
}

/** Pieces of rows of keys, one after the other: `qwertyuiop`, `123456qwerty`, `asdfasdf`. */
function isOfRuns(lower: string): boolean {
  let rest = lower;
  while (rest.length >= 3) {
    let length = Math.min(rest.length, longestRun);
    while (length >= 3 && !runs.some((run) => run.includes(rest.slice(0, length)))) length -= 1;
    if (length < 3) return false;
    rest = rest.slice(length);
  }
  return true;
}

const isRepeated = (lower: string) => /^(.{1,5}?)\1+$/su.test(lower) || new Set(lower).size <= 3;

/** Why a password is among the first that anybody would try, or null. */
export async function obviousOf(
  password: string,
  owner: PasswordOwner,
): Promise<'common' | 'personal' | null> {
  const lower = password.normalize('NFKC').toLowerCase();
  if (isPersonalPassword(password, owner)) return 'personal';
  if (isRepeated(lower) || isOfRuns(lower)) return 'common';
  const common = await loadCommonPasswords();
  const isCommon = bareForms(lower).some((form) => common.has(form) || common.has(unmasked(form)));
  return isCommon ? 'common' : null;
}
