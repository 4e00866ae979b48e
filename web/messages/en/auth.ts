/** What the pages for signing in, signing up and mending an account share. */
export const auth = {
  aside: 'Still of the house',
  still: { line: 'He only meant to look.', title: 'Rear Window', credit: ', Alfred Hitchcock, 1954' },
  email: 'E-mail address',
  password: 'Password',
  newPassword: 'New password',
  showPassword: 'Show password',
  capsLock: 'Caps lock is on.',
  scriptless:
    'This form needs JavaScript, and this browser runs none. Everything else here works without it, and without an account.',
  works: 'Everything here works without an account.',
  goOn: 'Go on without one',
  retry: 'Try again',
  back: 'Back to signing in',
  advice: 'Long beats complicated: four plain words are easy to keep.',
  unreached: 'The account service could not be reached.',
  broken: 'A part of this form did not load. What you typed is still here.',
  signedInAs: (name: string) => `Signed in as ${name}.`,
  nameless:
    'The account is made and you are signed in, but your name and picture were not saved. You can try again on this page.',
} as const;
