export const signInWords = {
  documentTitle: 'Sign in: Marquee',
  description: 'Sign in to have your watchlist, ratings and lists on every device.',
  title: 'Sign in',
  other: 'New here?',
  otherLink: 'Make an account',
  submit: 'Sign in',
  busy: 'Signing in',
  forgot: 'Forgotten it?',
} as const;
