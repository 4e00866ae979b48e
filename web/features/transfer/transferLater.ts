import { lazyPart } from '#web/platform/lazyPart.tsx';

import { TransferProblem } from './TransferSection.tsx';

/** Reading tables and archives needs scripts that no other page loads. */
export const ImportPanelLater = lazyPart(
  async () => (await import('./ImportPanel.tsx')).ImportPanel,
  TransferProblem,
);
export const ExportPanelLater = lazyPart(
  async () => (await import('./ExportPanel.tsx')).ExportPanel,
  TransferProblem,
);
