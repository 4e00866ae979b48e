import { lazyPart } from '#web/platform/lazyPart.tsx';
import { PartMissing } from '#web/ui/StateMessage.tsx';

/** Sharing does nothing without scripts, and is never needed in a page's first second. */
export const LazyShareButton = lazyPart(
  async () => (await import('./ShareButton.tsx')).ShareButton,
  PartMissing,
  'web/features/title/ShareButton.tsx',
);
