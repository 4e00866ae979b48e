export const signUpWords = {
  documentTitle: 'Make an account: Marquee',
  description: 'An account keeps your watchlist, ratings and lists in step on every device.',
  title: 'Make an account',
  other: 'Been here before?',
  otherLink: 'Sign in',
  username: 'User name',
  usernameHint: 'Shown beside your lists. 2 to 30 characters.',
  submit: 'Make the account',
  busy: 'Making the account',
} as const;
