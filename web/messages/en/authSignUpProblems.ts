/** What may go wrong with creating an account. */
export const signUpProblems = {
  usernameShort: 'A name needs at least 2 characters.',
  usernameLong: (count: number) => `A name has at most 30 characters. This one has ${count}.`,
  usernameControls: 'The name contains invisible characters. Type it again.',
  exists: 'There is already an account with this address.',
  existsLink: 'Sign in with it',
  failed: 'The account was not created.',
  kept: 'What you typed is still here.',
  uncertain: 'The account may or may not have been created.',
  uncertainWords:
    'The connection was lost before the answer came. What you typed is still here: try again to find out.',
} as const;
