import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Goes back up to where the titles begin when others take their place, for whoever had scrolled past it. */
export function useResultsInView(results: RefObject<Element | null>, address: string): void {
  const before = useRef(address);
  useLayoutEffect(() => {
    if (before.current === address) return;
    before.current = address;
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) results.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [results, address]);
}
