import { lazyPart } from '#web/platform/lazyPart.tsx';

/** Printed the same for all visitors; one of another country sees their own a moment later. */
export const LazyCertificateMark = lazyPart(
  async () => (await import('./CertificateMark.tsx')).CertificateMark,
  () => null,
  'web/features/title/CertificateMark.tsx',
);
