/** What the embedded service says of a password that others would try first: the rules of the protocol have no word for it. */
export const passwordRefusals = {
  common: 'Password must not be one that many people use',
  personal: 'Password must not be your name or e-mail address',
} as const;
