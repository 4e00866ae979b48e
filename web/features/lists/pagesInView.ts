import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** Higher than any list. */
const above = '9999999px';

/**
 * Calls back with the page whose line was passed last, counting from that height of the view (0 is its top, 1 its
 * bottom) upwards; null above all lines. The browser says so: nothing is measured while scrolling.
 */
function watchPassed(grid: HTMLElement, height: number, onPage: (page: number | null) => void): () => void {
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
    { root: document, rootMargin: `${above} 0px ${(height - 1) * 100}% 0px` },
  );
  for (const line of grid.querySelectorAll(':scope > [data-page]')) observer.observe(line);
  return () => observer.disconnect();
}

type Pages = { first: number; last: number };

/** The pages within half a screen of the view; before that is known, the one that the address names and its neighbours. */
export function usePagesNear(
  grid: RefObject<HTMLElement | null>,
  loaded: readonly number[],
  page: number,
): Pages {
  const [near, setNear] = useState<Pages>({ first: page - 1, last: page + 1 });
  const list = loaded.join();
  useEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const first = Number.parseInt(list, 10);
    const watch = (height: number, end: keyof Pages) =>
      watchPassed(element, height, (passed) =>
        startTransition(() => setNear((was) => ({ ...was, [end]: passed ?? first }))),
      );
    const ends = [watch(-0.5, 'first'), watch(1.5, 'last')];
    return () => {
      for (const end of ends) end();
    };
  }, [grid, list]);
  return near;
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
    const end = watchPassed(grid.current, 0.5, (passed) => {
      if (isScrolled.current) report(passed ?? first);
    });
    return () => {
      removeEventListener('scroll', scrolled);
      end();
    };
  }, [grid, list]);
}
