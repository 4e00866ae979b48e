import { useSelector } from 'react-redux';

import type { RootState } from '#web/app/store.ts';
import { lazyPart } from '#web/platform/lazyPart.tsx';
import { PartMissing } from '#web/ui/StateMessage.tsx';

/** Only where TMDB is the source and an answer isn't its own: else its script is never requested. */
export const LazyAgeStrip = lazyPart(
  async () => (await import('./AgeStrip.tsx')).AgeStrip,
  PartMissing,
  'web/app/shell/AgeStrip.tsx',
);

/** Whether any answer was noted as not TMDB's current one. */
export const isAged = ({ api }: RootState): boolean => 'ages(undefined)' in api.queries;

/** The place where a page shows its age. It is there from the start, so that screen readers announce it. */
export function AgeNotice({ overlay }: { overlay: boolean }) {
  const aged = useSelector(isAged);
  return <div role="status">{aged && <LazyAgeStrip.Held props={{ overlay }} />}</div>;
}
