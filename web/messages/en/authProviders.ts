import type { ProviderId } from '@marquee/contracts/identity/providers.ts';

import { formatList } from '#web/lib/format.ts';

const names: Readonly<Record<ProviderId, string>> = {
  'google.com': 'Google',
  'apple.com': 'Apple',
  'microsoft.com': 'Microsoft',
  'github.com': 'GitHub',
  'facebook.com': 'Facebook',
  'twitter.com': 'X',
};
const known: Readonly<Record<string, string>> = { ...names, password: 'your password' };

/** The name of a sign-in method; an unknown one goes by its own. */
export const methodName = (method: string): string => known[method] ?? method;

/** Signing in with Google and others. */
export const providerWords = {
  group: 'Without a password',
  or: 'or with a password',
  go: (name: string) => `Continue with ${name}`,
  waiting: (name: string) => `Waiting for ${name}`,
  here: 'Continue in this window',
  failed: (name: string) => `${name} did not sign you in.`,
  blocked: 'The browser blocked its window. You can continue in this one instead.',
  exists: (email: string, methods: readonly string[]) =>
    methods.length === 0
      ? `There is already an account for ${email}, with another way to sign in.`
      : `There is already an account for ${email}. You sign in to it with ${formatList(methods.map(methodName), 'or')}.`,
  link: (name: string) => `Sign in that way, and you can use ${name} from then on too.`,
  scriptBlocked:
    'The sign-in script did not load. A content blocker on this device or network may have stopped it. Signing in with a password works without it.',
  unauthorised:
    'The account service does not accept this site’s address. The people who run this site have to allow it.',
  unproven: (name: string) => `The answer from ${name} could not be verified. Start again.`,
  notAllowed: 'The account service is not set up for that yet. The people who run this site have to do it.',
  account: {
    title: 'How you sign in',
    only: (ways: string, email: string | null) =>
      `You sign in with ${ways}${email === null ? '' : `, as ${email}`}. Your address and password are managed there.`,
    too: (ways: string) => `You can also sign in with ${ways}.`,
    prove: (name: string) => `To confirm that it is you, ${name} asks you to sign in again, in a new window.`,
    otherPerson: (name: string) => `That is a different account at ${name}. Nothing has changed.`,
    blocked: 'The browser blocked the window. Allow pop-ups for this site, then try again.',
    scriptBlocked:
      'The sign-in script did not load. A content blocker on this device or network may have stopped it.',
  },
} as const;

/** Several ways in one sentence: "Google and GitHub". */
export const waysTogether = (methods: readonly string[]): string => formatList(methods.map(methodName));
