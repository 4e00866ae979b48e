/** Where the links in our e-mails lead. */
export const actionWords = {
  documentTitle: 'Your account: Marquee',
  description: 'Where the links in e-mails from Marquee lead.',
  reading: 'Checking the link',
  titles: {
    resetPassword: 'Set a new password',
    verifyEmail: 'Confirm your e-mail address',
    verifyAndChangeEmail: 'Confirm your new address',
    recoverEmail: 'Restore your address',
    other: 'A link from an e-mail',
  },
  signIn: 'Sign in',
  goOn: 'Continue',
  account: 'Your account',
  another: 'Request another e-mail',
  newPassword: 'Choose a new password',
  reset: {
    text: (email: string) => `For ${email}. Setting it signs you out everywhere else.`,
    submit: 'Set the password',
    busy: 'Setting the password',
    failed: 'The password was not set.',
    kept: 'What you typed is still here.',
    uncertain: 'Your password may or may not have been set.',
    uncertainWords:
      'The connection was lost before the answer came. Try again; if the link no longer works, the new password is set.',
    doneTitle: 'Your password is set',
    done: 'Use it from now on. Everyone who was signed in with the old one has been signed out.',
  },
  verify: {
    text: (email: string) =>
      `Confirm that ${email} is your address, so that you can use it to get back into your account.`,
    submit: 'Yes, it’s mine',
    busy: 'Confirming',
    failed: 'The address was not confirmed.',
    doneTitle: 'Confirmed',
    done: (email: string) => `${email} is confirmed as your address.`,
  },
  change: {
    text: (from: string, to: string) => `From ${from} to ${to}. You then sign in with the new one.`,
    submit: 'Change the address',
    busy: 'Changing the address',
    failed: 'The address was not changed.',
    doneTitle: 'Your address is changed',
    done: (to: string) => `From now on you sign in with ${to}.`,
  },
  recover: {
    text: (email: string) =>
      `Your account gets ${email} back, and everyone who is signed in to it is signed out.`,
    submit: 'Restore the address',
    busy: 'Restoring the address',
    failed: 'The address was not changed.',
    doneTitle: 'Your address is restored',
    done: (email: string) =>
      `You sign in with ${email} again. Now choose a new password: the person who changed the address may know the old one.`,
  },
  expired: {
    title: 'This link has expired',
    text: 'Links in our e-mails only work for a short time. Nothing has changed.',
  },
  used: {
    title: 'This link no longer works',
    text: 'It has been used already, or a newer e-mail has replaced it. Nothing has changed.',
  },
  missing: {
    title: 'This link is incomplete',
    text: 'Part of the address is missing. Some e-mail programs break long links: copy the whole link from the e-mail.',
  },
  unknown: {
    title: 'Nothing to do here',
    text: 'This kind of link is for a feature that Marquee does not have.',
  },
  gone: {
    title: 'This account no longer exists',
    text: 'It was deleted or disabled after the e-mail was sent.',
  },
  unread: 'The link could not be checked.',
} as const;
