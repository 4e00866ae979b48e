/** Sign-in and sign-up, as long as there are no accounts. */
export const auth = {
  aside: 'Still of the house',
  still: { line: 'He only meant to look.', title: 'Rear Window', credit: ', Alfred Hitchcock, 1954' },
  signIn: {
    documentTitle: 'Sign in: Marquee',
    description: 'Accounts are not open yet. Everything on Marquee works without one.',
    title: 'Sign in',
    other: 'New here?',
    otherLink: 'About making an account',
  },
  signUp: {
    documentTitle: 'Make an account: Marquee',
    description: 'Accounts are not open yet. Everything on Marquee works without one.',
    title: 'Make an account',
    other: 'Been here before?',
    otherLink: 'About signing in',
  },
  notice: "Accounts aren't open yet, so there is nothing to fill in here.",
  works: 'Everything here works without one:',
  things: [
    'every film, series and person',
    'the trailers',
    'search, with your last searches kept on this device',
  ],
  goOn: 'Go on without one',
  privacy: 'What is kept about you, and where',
} as const;
