import { lazyPart } from '#web/platform/lazyPart.tsx';
import { PartMissing } from '#web/ui/StateMessage.tsx';

/** Fetched as soon as the first page stands, so that it is there when a page isn't. */
export const LazyPageProblem = lazyPart(
  async () => (await import('./PageProblem.tsx')).PageProblem,
  PartMissing,
);
