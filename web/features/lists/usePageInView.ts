import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** The page whose line was passed last, counting from the middle of the view. */
function pageAt(grid: HTMLElement, firstPage: number): number {
  const middle = innerHeight / 2;
  const lines = [...grid.querySelectorAll<HTMLElement>(':scope > [data-page]')];
  const passed = lines.findLast((line) => line.getBoundingClientRect().top < middle);
  return passed ? Number(passed.dataset['page']) : firstPage;
}

/** Tells which of the loaded pages somebody has scrolled to. */
export function usePageInView(
  grid: RefObject<HTMLElement | null>,
  firstPage: number,
  onPage: (page: number) => void,
): void {
  const report = useEffectEvent(() => {
    if (grid.current) onPage(pageAt(grid.current, firstPage));
  });
  // Layout effects end before the next page scrolls to its top: that movement isn't ours.
  useLayoutEffect(() => {
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(report);
    };
    addEventListener('scroll', measure, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', measure);
    };
  }, []);
}
