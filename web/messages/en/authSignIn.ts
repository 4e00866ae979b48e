export const signInWords = {
  documentTitle: 'Sign in: Marquee',
  description: 'Sign in to have your watchlist, ratings and lists on every device.',
  title: 'Sign in',
  other: 'New here?',
  otherLink: 'Make an account',
  submit: 'Sign in',
  busy: 'Signing in',
  forgot: 'Forgotten it?',
  /** Never says which of the two is wrong. */
  mismatch: 'This address and this password do not belong together. Check for capitals, or',
  mismatchLink: 'set a new password',
  failed: 'Sign-in did not go through.',
  kept: 'Your address is still in the form.',
} as const;
