import keyboardRows from '@marquee/content/passwords/keyboard-rows.json' with { type: 'json' };
import { isPersonalPassword, type PasswordOwner } from '@marquee/contracts/identity/passwordRules.ts';

/** Shorter passwords are refused anyway, and three letters are part of many good ones. */
const shortest = 4;
const product = ['marquee'];

let loading: Promise<ReadonlySet<string>> | undefined;

/** The passwords that most people use, in lower case. Loaded with the first password that is chosen. */
function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const known = dictionary['passwords-common'].map(String);
    return new Set([...product, ...known.filter(({ length }) => length >= shortest)]);
  });
  return loading;
}

const runs = keyboardRows.flatMap((row) => [row, row.split('').toReversed().join('')]);

const longestRun = Math.max(...runs.map(({ length }) => length));

const letters: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', $: 's', '@': 'a' };
const unmasked = (text: string) => text.replace(/[013457$@]/g, (sign) => letters[sign] ?? sign);

/** Without what is usually added to a word to make it pass: a year and a sign at the end, digits at the beginning. */
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

/** Why a password is easy to guess, or null. */
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
