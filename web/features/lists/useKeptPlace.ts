import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

type Mark = { firstPage: number; cell: Element | null; top: number };

const topInDocument = (element: Element | null) =>
  element ? element.getBoundingClientRect().top + scrollY : 0;

/** Keeps the scroll position when a page is inserted above it. */
export function useKeptPlace(grid: RefObject<Element | null>, firstPage: number): void {
  const before = useRef<Mark>({ firstPage, cell: null, top: 0 });
  useLayoutEffect(() => {
    const { cell, top, firstPage: hadFirst } = before.current;
    if (firstPage < hadFirst && cell?.isConnected) {
      scrollBy({ top: topInDocument(cell) - top, behavior: 'instant' });
    }
    const opening = grid.current?.querySelector('li') ?? null;
    before.current = { firstPage, cell: opening, top: topInDocument(opening) };
  });
}

/** The page whose line was passed last, counting from the middle of the view. */
function pageAt(grid: HTMLElement, firstPage: number): number {
  const middle = innerHeight / 2;
  const lines = [...grid.querySelectorAll<HTMLElement>(':scope > [data-page]')];
  const passed = lines.findLast((line) => line.getBoundingClientRect().top < middle);
  return passed ? Number(passed.dataset['page']) : firstPage;
}

/** Reports which of the loaded pages is scrolled to. */
export function usePageInView(
  grid: RefObject<HTMLElement | null>,
  firstPage: number,
  onPage: (page: number) => void,
): void {
  const report = useEffectEvent(() => {
    if (grid.current) onPage(pageAt(grid.current, firstPage));
  });
  // Layout effects end before the next page scrolls to its top: that scrolling isn't the user's.
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
