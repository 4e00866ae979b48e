import { lazyPart } from '#web/platform/lazyPart.tsx';

import { BringProblem } from './BringProblem.tsx';

/** Reading tables and archives takes scripts that no other page needs. */
export const BringDeskPart = lazyPart(async () => (await import('./BringDesk.tsx')).BringDesk, BringProblem);
export const TakeDeskPart = lazyPart(async () => (await import('./TakeDesk.tsx')).TakeDesk, BringProblem);
