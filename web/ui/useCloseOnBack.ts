import { useEffect, useEffectEvent } from 'react';

import { openLayer } from './openLayers.ts';

/** What is open over the page is closed by Back, which then leads nowhere else. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const closeIt = useEffectEvent(close);
  useEffect(() => (isOpen ? openLayer({ close: () => closeIt() }) : undefined), [isOpen]);
}
