import { authProblems } from '#web/messages/en/authProblems.ts';

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
