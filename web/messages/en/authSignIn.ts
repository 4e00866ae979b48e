import { readSite } from '#web/lib/site.ts';

export const signInWords = {
  documentTitle: 'Sign in: Marquee',
  description: () =>
    readSite().server
      ? 'Sign in to have your watchlist, ratings and lists on every device.'
      : 'Sign in to have your name and picture here.',
  title: 'Sign in',
  other: 'New here?',
  otherLink: 'Create an account',
  submit: 'Sign in',
  busy: 'Signing in',
  forgot: 'Forgot your password?',
} as const;
