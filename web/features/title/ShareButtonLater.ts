import { lazyPart } from '#web/platform/lazyPart.tsx';

/** Sharing does nothing without scripts, and nobody shares a page in its first second. */
export const ShareButtonLater = lazyPart(
  async () => (await import('./ShareButton.tsx')).ShareButton,
  () => null,
  'web/features/title/ShareButton.tsx',
);
