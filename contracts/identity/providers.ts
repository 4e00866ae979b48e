/** Services that Firebase can ask who somebody is, in the order in which people are offered them. */
export const providerIds = [
  'google.com',
  'apple.com',
  'microsoft.com',
  'github.com',
  'facebook.com',
  'twitter.com',
] as const;
export type ProviderId = (typeof providerIds)[number];
