import { useDeferredValue } from 'react';

import { usePages } from '#web/platform/shownPages.ts';
import { useBriefTitle } from '#web/ui/briefTitle.ts';

/**
 * False in the first render after a press on a card: what that knew stands before the whole page is rendered, which
 * takes longer than a press may take to be answered.
 */
export function useWholePage(): boolean {
  const brief = useBriefTitle();
  const { isFollowed } = usePages();
  return useDeferredValue(true, !(brief && isFollowed));
}
