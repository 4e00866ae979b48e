/** What may go wrong with signing in. */
export const signInProblems = {
  /** Never says which of the two is wrong. */
  mismatch: 'Wrong e-mail address or password. Check for typos, or',
  mismatchLink: 'set a new password',
  failed: 'You were not signed in.',
  kept: 'Your address is still in the form.',
} as const;
