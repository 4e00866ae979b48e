/** What the pages for signing in, signing up and recovering an account share. */
export const auth = {
  aside: 'Film still',
  still: { line: 'He only meant to look.', title: 'Rear Window', credit: ', Alfred Hitchcock, 1954' },
  email: 'E-mail address',
  password: 'Password',
  newPassword: 'New password',
  showPassword: 'Show password',
  capsLock: 'Caps lock is on.',
  scriptless:
    'This form needs JavaScript, which is off in this browser. Everything else here works without it, and without an account.',
  works: 'Everything here works without an account.',
  goOn: 'Continue without one',
  retry: 'Try again',
  back: 'Back to sign-in',
  advice: 'Long beats complicated: four ordinary words are easy to remember.',
  unreached: 'The account service could not be reached.',
  broken: 'Part of this form did not load. What you typed is still here.',
  signedInAs: (name: string) => `Signed in as ${name}.`,
  nameless:
    'Your account was created and you are signed in, but your name and picture were not saved. You can try again on this page.',
} as const;
