/** What is said below a field for a new password. */
export const newPasswordWords = {
  rules: 'What it needs',
  atLeast: (most: number, now: number) => `At least ${most} characters${now > 0 ? `, ${now} so far` : ''}`,
  atMost: (most: number) => `At most ${most} characters`,
  lower: 'A small letter',
  upper: 'A capital letter',
  digit: 'A digit',
  sign: 'A sign such as ! or #',
  met: 'met',
  missing: 'not yet',
  allMet: 'The password has all it needs.',
  strength: ['Guessed at once', 'Easy to guess', 'Fair', 'Good', 'Strong'],
  strengthOf: (words: string) => `Strength: ${words}`,
} as const;
