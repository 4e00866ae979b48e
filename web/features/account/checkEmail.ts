import { auth } from '#web/messages/en/auth.ts';

/** What can be seen to be wrong with an address; undefined where only a mail could tell. */
export function checkEmail(text: string): string | undefined {
  const email = text.trim();
  if (email === '') return auth.emailMissing;
  const [local, domain, ...more] = email.split('@');
  if (domain === undefined) return auth.emailWithoutAt;
  if (local === '' || domain === '' || more.length > 0 || /\s/.test(email)) return auth.emailShape;
  if (!/\.[^.]{2,}$/.test(domain)) return auth.emailWithoutEnding;
  return undefined;
}
