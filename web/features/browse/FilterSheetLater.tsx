import { lazyPart } from '#web/platform/lazyPart.tsx';

import { PanelProblem } from './PanelProblem.tsx';

/** The sheet, fetched when somebody reaches for its button. */
export const FilterSheetLater = lazyPart(
  async () => (await import('./FilterSheet.tsx')).FilterSheet,
  PanelProblem,
);
