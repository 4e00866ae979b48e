import { lazyPart } from '#web/platform/lazyPart.tsx';
import { PartMissing } from '#web/ui/PartMissing.tsx';

/** Only where visits may be counted. Where its script fails, nobody is counted. */
export const AnalyticsLater = lazyPart(
  async () => (await import('./AboutPageAnalytics.tsx')).AboutPageAnalytics,
  PartMissing,
  'web/pages/AboutPageAnalytics.tsx',
);
