import { authProblems } from '#web/messages/en/authProblems.ts';
import { signUpProblems } from '#web/messages/en/authSignUpProblems.ts';

/** The visible error of an address; undefined where only a mail could tell. */
export function checkEmail(text: string): string | undefined {
  const email = text.trim();
  if (email === '') return authProblems.emailMissing;
  const [local, domain, ...more] = email.split('@');
  if (domain === undefined) return authProblems.emailWithoutAt;
  if (local === '' || domain === '' || more.length > 0 || /\s/.test(email)) return authProblems.emailShape;
  if (!/\.[^.]{2,}$/.test(domain)) return authProblems.emailWithoutEnding;
  return undefined;
}

/** The error of a name; undefined for none. */
export function checkUsername(text: string): string | undefined {
  const name = text.trim();
  // By grapheme: an emoji or an accented letter is one.
  const { length } = [...new Intl.Segmenter('en').segment(name)];
  if (/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(name))
    return signUpProblems.usernameControls;
  if (length < 2) return signUpProblems.usernameShort;
  return length > 30 ? signUpProblems.usernameLong(length) : undefined;
}
