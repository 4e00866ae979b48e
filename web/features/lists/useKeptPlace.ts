import { useLayoutEffect, useRef } from 'react';

/** Keeps what is in view where it is when a page comes in above it. */
export function useKeptPlace(firstPage: number): void {
  const before = useRef({ firstPage, height: 0 });
  useLayoutEffect(() => {
    const height = document.documentElement.scrollHeight;
    if (firstPage < before.current.firstPage) {
      scrollBy({ top: height - before.current.height, behavior: 'instant' });
    }
    before.current = { firstPage, height };
  });
}
