import { lazyPart } from '#web/platform/lazyPart.tsx';
import { PartMissing } from '#web/ui/StateMessage.tsx';

const Nothing = () => null;

/** Comes once the form stands, which works without it all the same. */
export const DeviceJoinsPart = lazyPart(async () => (await import('./DeviceJoins.tsx')).DeviceJoins, Nothing);
/** All that these pages show to somebody who is in. */
export const SignedInPart = lazyPart(async () => (await import('./SignedIn.tsx')).SignedIn, PartMissing);
