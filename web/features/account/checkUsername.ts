import { signUpProblems } from '#web/messages/en/authSignUpProblems.ts';

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
