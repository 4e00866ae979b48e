import { lazyPart } from '#web/platform/lazyPart.tsx';

import { PartProblem } from './TitlePagePartProblem.tsx';

/** The lower part of a title page, with a script of its own so that the first screen answers sooner. */
export const TitlePageLater = lazyPart(
  async () => (await import('./TitlePageMore.tsx')).TitlePageMore,
  PartProblem,
  'web/pages/TitlePageMore.tsx',
);
