import { type RefObject, useEffect, useState } from 'react';

/** Full screen for one element. `toggle` is null where the browser has no such thing, as on iPhones. */
export function useFullscreen(element: RefObject<HTMLElement | null>): {
  isOn: boolean;
  toggle: (() => void) | null;
} {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const look = () => setOn(document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [element]);

  const toggle = () => {
    // A browser may refuse: then nothing changes, and nothing has to be said.
    const done = isOn ? document.exitFullscreen() : element.current?.requestFullscreen();
    done?.catch(() => {});
  };
  return { isOn, toggle: document.fullscreenEnabled ? toggle : null };
}
