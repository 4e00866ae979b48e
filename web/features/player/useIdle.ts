import { type RefObject, useEffect, useState } from 'react';

const patience = 2500;

/**
 * Whether the pointer has been still for a while, as long as that matters: then controls may step aside. `rest` sends
 * them away at once, for a finger that has seen enough of them.
 */
export function useIdle(
  element: RefObject<HTMLElement | null>,
  matters: boolean,
): { isIdle: boolean; rest: () => void } {
  const [isStill, setStill] = useState(false);
  useEffect(() => {
    const area = element.current;
    if (!matters || !area) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stir = () => {
      setStill(false);
      clearTimeout(timer);
      timer = setTimeout(() => setStill(true), patience);
    };
    timer = setTimeout(() => setStill(true), patience);
    const events = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
    for (const name of events) area.addEventListener(name, stir);
    return () => {
      clearTimeout(timer);
      for (const name of events) area.removeEventListener(name, stir);
      setStill(false);
    };
  }, [element, matters]);
  return { isIdle: isStill && matters, rest: () => setStill(true) };
}
