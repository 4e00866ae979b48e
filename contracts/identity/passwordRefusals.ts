/** The embedded service's codes for easily guessed passwords: the protocol has none. */
export const passwordRefusals = {
  common: 'Password must not be one that many people use',
  personal: 'Password must not be your name or e-mail address',
} as const;
