/** What may go wrong with signing in. */
export const signInProblems = {
  /** Never says which of the two is wrong. */
  mismatch: 'This address and this password do not belong together. Check for capitals, or',
  mismatchLink: 'set a new password',
  failed: 'Sign-in did not go through.',
  kept: 'Your address is still in the form.',
} as const;
