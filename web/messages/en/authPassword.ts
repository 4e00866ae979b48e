/** What is said below a field for a new password. */
export const newPasswordWords = {
  rules: 'Requirements',
  atLeast: (most: number, now: number) => `At least ${most} characters${now > 0 ? `, ${now} so far` : ''}`,
  atMost: (most: number) => `At most ${most} characters`,
  lower: 'A lowercase letter',
  upper: 'An uppercase letter',
  digit: 'A digit',
  sign: 'A symbol such as ! or #',
  met: 'met',
  missing: 'not yet',
  allMet: 'The password meets all requirements.',
  strength: ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'],
  strengthOf: (words: string) => `Strength: ${words}`,
} as const;
