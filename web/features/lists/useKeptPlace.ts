import { type RefObject, useLayoutEffect, useRef } from 'react';

type Mark = { firstPage: number; cell: Element | null; top: number };

const topInDocument = (element: Element | null) =>
  element ? element.getBoundingClientRect().top + scrollY : 0;

/** Keeps what is in view where it is when a page comes in above it. */
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
