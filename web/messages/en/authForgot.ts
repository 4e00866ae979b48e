export const forgotWords = {
  documentTitle: 'Set a new password: Marquee',
  description: 'A mail with a link lets you set a new password for your account.',
  title: 'Forgotten it?',
  text: 'Write the address of your account. A mail comes to it, and its link lets you set a new password.',
  submit: 'Send the mail',
  busy: 'Sending the mail',
  failed: 'No mail was sent.',
  sentTitle: 'Look into your mail',
  /** The same for every address, whether there is an account or not. */
  sent: (email: string) =>
    `If ${email} has an account here, a mail is on its way. Its link counts for one hour, and once.`,
  nothing: 'Nothing there after a few minutes? Look into the spam folder, or ask whoever runs this Marquee.',
  again: 'Send another',
} as const;
