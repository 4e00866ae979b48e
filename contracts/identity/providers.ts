/** Sign-in providers that Firebase supports, in the order in which they are offered. */
export const providerIds = [
  'google.com',
  'apple.com',
  'microsoft.com',
  'github.com',
  'facebook.com',
  'twitter.com',
] as const;
export type ProviderId = (typeof providerIds)[number];
