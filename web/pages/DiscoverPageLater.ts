import { lazyPart } from '#web/platform/lazyPart.tsx';
import { PartMissing } from '#web/ui/StateMessage.tsx';

const tools = lazyPart(
  async () => (await import('./DiscoverPageTools.tsx')).DiscoverTools,
  PartMissing,
  'web/pages/DiscoverPageTools.tsx',
);
const panel = lazyPart(
  async () => (await import('#web/features/browse/FacetPanel.tsx')).FacetPanel,
  PartMissing,
  'web/features/browse/FacetPanel.tsx',
);
const chosen = lazyPart(
  async () => (await import('./DiscoverPageChosen.tsx')).DiscoverChosen,
  PartMissing,
  'web/pages/DiscoverPageChosen.tsx',
);

/** Everything around the titles, with scripts of their own so that the titles answer sooner. */
export const DiscoverPageLater = {
  Tools: tools,
  Panel: panel,
  Chosen: chosen,
  preload: () => Promise.all([tools.preload(), panel.preload(), chosen.preload()]),
};
