/** Where the links of our mails lead. */
export const actionWords = {
  documentTitle: 'Your account: Marquee',
  description: 'Where the links in the mails of Marquee lead.',
  reading: 'Looking at the link',
  titles: {
    resetPassword: 'A new password',
    verifyEmail: 'Is this you?',
    verifyAndChangeEmail: 'A new address',
    recoverEmail: 'Bring your address back',
    other: 'A link from a mail',
  },
  signIn: 'Sign in',
  goOn: 'Continue',
  account: 'Your account',
  another: 'Ask for another mail',
  newPassword: 'Choose a new password',
  reset: {
    text: (email: string) => `For ${email}. Every session that is open now ends with the old one.`,
    submit: 'Set the password',
    busy: 'Setting the password',
    failed: 'The password was not set.',
    kept: 'What you typed is still here.',
    uncertain: 'It is not certain whether the password was set.',
    uncertainWords:
      'The answer got lost on its way. Try again; if the link has been used by then, the new password counts.',
    doneTitle: 'The password is set',
    done: 'It counts from now on, and nobody is signed in with the old one any more.',
  },
  verify: {
    text: (email: string) =>
      `Confirm that ${email} is your address, and it can be used to get back into your account.`,
    submit: 'Yes, it is mine',
    busy: 'Confirming',
    failed: 'The address was not confirmed.',
    doneTitle: 'Confirmed',
    done: (email: string) => `${email} is yours.`,
  },
  change: {
    text: (from: string, to: string) => `From ${from} to ${to}. You sign in with the new one afterwards.`,
    submit: 'Change the address',
    busy: 'Changing the address',
    failed: 'The address was not changed.',
    doneTitle: 'The address is changed',
    done: (to: string) => `From now on you sign in with ${to}.`,
  },
  recover: {
    text: (email: string) =>
      `The account goes back to ${email}, and everyone who is signed in to it is signed out.`,
    submit: 'Bring it back',
    busy: 'Bringing it back',
    failed: 'The address was not changed.',
    doneTitle: 'Your address is back',
    done: (email: string) =>
      `You sign in with ${email} again. Now choose a new password: whoever changed the address may know the old one.`,
  },
  expired: {
    title: 'This link has run out',
    text: 'Links in our mails count for a short time, so that an old mail opens nothing. Nothing has changed.',
  },
  used: {
    title: 'This link does not count any more',
    text: 'It was used before, or a newer mail has taken its place. Nothing has changed.',
  },
  missing: {
    title: 'This link is not whole',
    text: 'A part of the address is missing. Mail programs cut long links in two: copy all of it from the mail.',
  },
  unknown: {
    title: 'Nothing to do here',
    text: 'This kind of link is for something that Marquee does not have.',
  },
  gone: {
    title: 'This account is gone',
    text: 'It was deleted or closed after the mail was sent.',
  },
  unread: 'The link could not be looked at.',
} as const;
