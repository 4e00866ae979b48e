import { lazyPart } from '#web/platform/lazyPart.tsx';
import { PartMissing } from '#web/ui/StateMessage.tsx';

/** Fetched once the first page is shown, so that it is there when a page fails. */
export const LazyPageProblem = lazyPart(
  async () => (await import('./PageProblem.tsx')).PageProblem,
  PartMissing,
);
