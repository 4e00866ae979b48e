/** What may go wrong with making an account. */
export const signUpProblems = {
  usernameShort: 'A name needs at least 2 characters.',
  usernameLong: (count: number) => `A name has at most 30 characters. These are ${count}.`,
  usernameControls: 'The name has characters in it that cannot be seen. Type it anew.',
  exists: 'There is an account with this address already.',
  existsLink: 'Sign in with it',
  failed: 'The account was not made.',
  kept: 'What you typed is still here.',
  uncertain: 'It is not certain whether the account was made.',
  uncertainWords:
    'The answer got lost on its way. What you typed is still here: the next try says how it stands.',
} as const;
