import { readSite } from '#web/lib/site.ts';

export const signUpWords = {
  documentTitle: 'Create an account: Marquee',
  description: () =>
    readSite().server
      ? 'An account keeps your watchlist, ratings and lists in sync on every device.'
      : 'An account has your name and picture. Your library stays on this device.',
  title: 'Create an account',
  other: 'Already have an account?',
  otherLink: 'Sign in',
  username: 'Username',
  usernameHint: () => `${readSite().server ? 'Shown on your lists. ' : ''}2 to 30 characters.`,
  submit: 'Create the account',
  busy: 'Creating the account',
} as const;
