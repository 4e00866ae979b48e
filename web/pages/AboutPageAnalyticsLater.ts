import { lazyPart } from '#web/platform/lazyPart.tsx';

/** Only where visits may be counted. Without its script what was printed stays, and nobody is counted. */
export const AnalyticsLater = lazyPart(
  async () => (await import('./AboutPageAnalytics.tsx')).AboutPageAnalytics,
  () => null,
  'web/pages/AboutPageAnalytics.tsx',
);
