export const forgotWords = {
  documentTitle: 'Set a new password: Marquee',
  description: 'We e-mail you a link to set a new password for your account.',
  title: 'Forgot your password?',
  text: 'Enter the e-mail address of your account, and we send you a link to set a new password.',
  submit: 'Send the e-mail',
  busy: 'Sending the e-mail',
  failed: 'No e-mail was sent.',
  sentTitle: 'Check your e-mail',
  /** The same for every address, whether there is an account or not. */
  sent: (email: string) =>
    `If ${email} has an account here, an e-mail is on its way. Its link works once, for one hour.`,
  nothing: 'Nothing after a few minutes? Check your spam folder, or ask the people who run this site.',
  again: 'Send another',
} as const;
