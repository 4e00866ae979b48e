import { lazyPart } from '#web/platform/lazyPart.tsx';
import { PartMissing } from '#web/ui/PartMissing.tsx';

/** Only where no server stands behind the page. */
export const OffLater = lazyPart(async () => (await import('./AboutPageOff.tsx')).AboutPageOff, PartMissing);
