import { lazyPart } from '#web/platform/lazyPart.tsx';
import { PartMissing } from '#web/ui/StateMessage.tsx';

/** Sharing does nothing without scripts, and nobody shares a page in its first second. */
export const LazyShareButton = lazyPart(
  async () => (await import('./ShareButton.tsx')).ShareButton,
  PartMissing,
  'web/features/title/ShareButton.tsx',
);
