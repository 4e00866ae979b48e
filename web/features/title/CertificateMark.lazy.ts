import { lazyPart } from '#web/platform/lazyPart.tsx';

/** Printed for everybody alike; whose country has another certificate sees it a moment later. */
export const LazyCertificateMark = lazyPart(
  async () => (await import('./CertificateMark.tsx')).CertificateMark,
  () => null,
  'web/features/title/CertificateMark.tsx',
);
