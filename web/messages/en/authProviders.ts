import type { ProviderId } from '@marquee/contracts/identity/providers.ts';

const names: Readonly<Record<ProviderId, string>> = {
  'google.com': 'Google',
  'apple.com': 'Apple',
  'microsoft.com': 'Microsoft',
  'github.com': 'GitHub',
  'facebook.com': 'Facebook',
  'twitter.com': 'X',
};
const known: Readonly<Record<string, string>> = { ...names, password: 'your password' };

const list = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** What a way of signing in is called. One that we don't know goes by its own name. */
export const methodName = (method: string): string => known[method] ?? method;

/** Signing in by somebody else who knows the person. */
export const providerWords = {
  group: 'Without a password',
  or: 'or with a password',
  go: (name: string) => `Continue with ${name}`,
  waiting: (name: string) => `Waiting for ${name}`,
  here: 'Continue in this window',
  failed: (name: string) => `${name} did not sign you in.`,
  blocked: 'The browser held back its window. It can do without one: this page goes there, and comes back.',
  exists: (email: string, methods: readonly string[]) =>
    methods.length === 0
      ? `There is an account for ${email} already, which is entered in another way.`
      : `There is an account for ${email} already, which is entered with ${list.format(methods.map(methodName))}.`,
  link: (name: string) => `Sign in that way, and ${name} counts from then on too.`,
  scriptBlocked:
    "The script for it did not load. Something may hold it back that blocks scripts of others, on this device or on the way. A password doesn't need it.",
  unauthorised:
    'The account service does not open its window for this address. Those who run this Marquee have to allow it.',
  unproven: (name: string) => `What ${name} said about you did not count. Try again from the beginning.`,
  notAllowed: 'The account service is not set up for that yet. Those who run this Marquee have to do it.',
  account: {
    title: 'How you sign in',
    only: (ways: string, email: string | null) =>
      `You sign in with ${ways}${email === null ? '' : `, as ${email}`}. Address and password are kept there, and changed there.`,
    too: (ways: string) => `Besides your password, you sign in with ${ways}.`,
    prove: (name: string) =>
      `So that nobody else does this at your table, ${name} asks once more who you are, in a window of its own.`,
    otherPerson: (name: string) => `That is somebody else's account at ${name}. Nothing has changed.`,
    blocked: 'The browser held back the window. Allow it for this site, then try again.',
    scriptBlocked:
      'The script for it did not load. Something may hold it back that blocks scripts of others, on this device or on the way.',
  },
} as const;

/** Several ways in one sentence: "Google and GitHub". */
export const waysTogether = (methods: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(methods.map(methodName));
