import { lazyPart } from '#web/platform/lazyPart.tsx';

const Nothing = () => null;

/** Parts of the auth pages that come once the form stands. Without them it works all the same. */
export const DeviceJoinsPart = lazyPart(async () => (await import('./DeviceJoins.tsx')).DeviceJoins, Nothing);
export const SignedInPart = lazyPart(async () => (await import('./SignedIn.tsx')).SignedIn, Nothing);
