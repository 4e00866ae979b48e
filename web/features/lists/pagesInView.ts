import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Higher than any list. */
const above = '9999999px';

/**
 * Calls back with the page whose line was passed last, counting from the middle of the view upwards; null above all
 * lines. The browser says so: nothing is measured while scrolling.
 */
function watchPassed(grid: HTMLElement, onPage: (page: number | null) => void): () => void {
  const passed = new Set<number>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const page = Number(target.getAttribute('data-page'));
        if (isIntersecting) passed.add(page);
        else passed.delete(page);
      }
      onPage(passed.size === 0 ? null : Math.max(...passed));
    },
    { root: document, rootMargin: `${above} 0px -50% 0px` },
  );
  for (const line of grid.querySelectorAll(':scope > [data-page]')) observer.observe(line);
  return () => observer.disconnect();
}

/** Reports which of the loaded pages is scrolled to. */
export function usePageInView(
  grid: RefObject<HTMLElement | null>,
  loaded: readonly number[],
  onPage: (page: number) => void,
): void {
  const report = useEffectEvent(onPage);
  const isScrolled = useRef(false);
  const list = loaded.join();
  // Layout effects end before the next page scrolls to its top: that scrolling isn't the user's.
  useLayoutEffect(() => {
    if (!grid.current) return undefined;
    const first = Number.parseInt(list, 10);
    const scrolled = () => (isScrolled.current = true);
    addEventListener('scroll', scrolled, { passive: true, once: true });
    const end = watchPassed(grid.current, (passed) => {
      if (isScrolled.current) report(passed ?? first);
    });
    return () => {
      removeEventListener('scroll', scrolled);
      end();
    };
  }, [grid, list]);
}
