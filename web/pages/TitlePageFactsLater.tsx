import { lazyPart } from '#web/platform/lazyPart.tsx';

import { PartProblem } from './TitlePagePartProblem.tsx';

/** The facts, with a script of their own: they are read before they are pressed. */
export const TitlePageFactsLater = lazyPart(
  async () => (await import('./TitlePageFacts.tsx')).TitlePageFacts,
  PartProblem,
  'web/pages/TitlePageFacts.tsx',
);
