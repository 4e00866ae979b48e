import { readSite } from '#web/lib/site.ts';

export const signUpWords = {
  documentTitle: 'Make an account: Marquee',
  description: () =>
    readSite().server
      ? 'An account keeps your watchlist, ratings and lists in step on every device.'
      : 'An account has your name and picture. What you keep stays on this device.',
  title: 'Make an account',
  other: 'Been here before?',
  otherLink: 'Sign in',
  username: 'User name',
  usernameHint: () => `${readSite().server ? 'Shown beside your lists. ' : ''}2 to 30 characters.`,
  submit: 'Make the account',
  busy: 'Making the account',
} as const;
