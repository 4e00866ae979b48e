import { useSelector } from 'react-redux';

import type { RootState } from '#web/app/store.ts';
import { lazyPart } from '#web/platform/lazyPart.tsx';
import { PartMissing } from '#web/ui/StateMessage.tsx';

/** Only where TMDB is the source and didn't answer by itself: else its script is never asked for. */
export const LazyAgeStrip = lazyPart(
  async () => (await import('./AgeStrip.tsx')).AgeStrip,
  PartMissing,
  'web/app/shell/AgeStrip.tsx',
);

/** Whether any answer was noted as not being TMDB's word of now. */
export const isAged = ({ api }: RootState): boolean => 'ages(undefined)' in api.queries;

/** The place where a page says how old it is. It is there before there is anything to say, so that readers hear it. */
export function AgeNotice({ overlay }: { overlay: boolean }) {
  const aged = useSelector(isAged);
  return <div role="status">{aged && <LazyAgeStrip.Held props={{ overlay }} />}</div>;
}
