import { useEffect, useEffectEvent } from 'react';

import { desk } from './desk.ts';
import { panelId } from './moreOf.ts';

/**
 * Pressed before its script was there, the button "Filters" led to the panel in the page. On narrow screens that press
 * counts when the script comes, and the address is again what it was.
 */
export function useLedToPanel(open: () => void): void {
  const opened = useEffectEvent(open);
  useEffect(() => {
    if (location.hash !== `#${panelId}` || matchMedia(desk).matches) return;
    const { state } = history;
    // What `:target` is only changes where the browser is led elsewhere.
    location.replace('#');
    history.replaceState(state, '', location.pathname + location.search);
    opened();
  }, []);
}
