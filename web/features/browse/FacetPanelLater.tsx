import { lazyPart } from '#web/platform/lazyPart.tsx';

import { PanelProblem } from './PanelProblem.tsx';

/** The panel with a script of its own. On the server its page calls `preload()` while it loads. */
export const FacetPanelLater = lazyPart(
  async () => (await import('./FacetPanel.tsx')).FacetPanel,
  PanelProblem,
  'web/features/browse/FacetPanel.tsx',
);
