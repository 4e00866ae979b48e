/** The embedded service's codes for easily guessed passwords: the protocol has none. */
export const passwordRefusals = {
  common: 'Password must not be one that many people use',
  personal: 'Password must not be your name or e-mail address',
} as const;

/** What others may know of a password's owner. */
export type PasswordOwner = { email: string; displayName?: string | null };

/** A day, written out. */
const mostDigits = 8;

/** Consists only of publicly known facts about the person, and maybe a date. */
export function isPersonalPassword(password: string, { email, displayName }: PasswordOwner): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  const known = [email, displayName ?? ''].map((text) => text.normalize('NFKC').toLowerCase().trim());
  const words = known
    .flatMap((text) => [text].concat(text.split('@'), text.split(/[^\p{L}\p{N}]+/u)))
    .filter(({ length }) => length >= 3)
    .toSorted((one, other) => other.length - one.length);
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), lower);
  return rest !== lower && rest.length <= mostDigits && !/\p{L}/u.test(rest);
}
