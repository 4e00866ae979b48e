import { type RefObject, useLayoutEffect, useRef } from 'react';

import { mainId } from '#web/platform/focusPage.ts';

/** For a part that goes away when one of its links is followed: the page gets the focus that it had. */
export function useHandedFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element?.contains(document.activeElement)) {
        document.getElementById(mainId)?.focus({ preventScroll: true });
      }
    };
  }, []);
  return part;
}
