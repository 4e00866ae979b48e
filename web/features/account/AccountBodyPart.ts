import { lazyPart } from '#web/platform/lazyPart.tsx';

import { AccountProblem } from './AccountProblem.tsx';

/** Comes when it is known that somebody is in. */
export const AccountBodyPart = lazyPart(
  async () => (await import('./AccountBody.tsx')).AccountBody,
  AccountProblem,
);
