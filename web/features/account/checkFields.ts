import { authProblems } from '#web/messages/en/authProblems.ts';
import { signUpProblems } from '#web/messages/en/authSignUpProblems.ts';

/** What can be seen to be wrong with an address; undefined where only a mail could tell. */
export function checkEmail(text: string): string | undefined {
  const email = text.trim();
  if (email === '') return authProblems.emailMissing;
  const [local, domain, ...more] = email.split('@');
  if (domain === undefined) return authProblems.emailWithoutAt;
  if (local === '' || domain === '' || more.length > 0 || /\s/.test(email)) return authProblems.emailShape;
  if (!/\.[^.]{2,}$/.test(domain)) return authProblems.emailWithoutEnding;
  return undefined;
}

/** What is wrong with a name; undefined where nothing is. */
export function checkUsername(text: string): string | undefined {
  const name = text.trim();
  // By what people count: an emoji or an accented letter is one.
  const { length } = [...new Intl.Segmenter('en').segment(name)];
  if (/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(name))
    return signUpProblems.usernameControls;
  if (length < 2) return signUpProblems.usernameShort;
  return length > 30 ? signUpProblems.usernameLong(length) : undefined;
}
