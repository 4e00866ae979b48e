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

export const signUpWords = {
  documentTitle: 'Create an account: Marquee',
  description: () =>
    readSite().server
      ? 'An account keeps your watchlist, ratings and lists in sync on every device.'
      : 'An account keeps your name and picture. Your library stays on this device.',
  title: 'Create an account',
  other: 'Already have an account?',
  otherLink: 'Sign in',
  username: 'Username',
  usernameHint: () => `${readSite().server ? 'Shown on your lists. ' : ''}2 to 30 characters.`,
  submit: 'Create the account',
  busy: 'Creating the account',
} as const;

export const forgotWords = {
  documentTitle: 'Set a new password: Marquee',
  description: 'We e-mail you a link to set a new password for your account.',
  title: 'Forgot your password?',
  text: 'Enter the e-mail address of your account, and we send you a link to set a new password.',
  submit: 'Send the e-mail',
  busy: 'Sending the e-mail',
  failed: 'No e-mail was sent.',
  sentTitle: 'Check your e-mail',
  /** The same for every address, whether there is an account or not. */
  sent: (email: string) =>
    `If ${email} has an account here, an e-mail is on its way. Its link works once, for one hour.`,
  nothing: 'Nothing after a few minutes? Check your spam folder, or ask the people who run this site.',
  again: 'Send another',
} as const;
