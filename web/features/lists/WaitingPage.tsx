import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

import { SkeletonCard } from '#web/ui/SkeletonCard.tsx';

import styles from './ListGrid.module.css';

type WaitingPageProps = {
  count: number;
  /** Nothing is asked for while something else is on its way. */
  paused: boolean;
  /** Called when one of the cells is less than two screens below the view, or in it. */
  onNear: () => void;
  /** The line above the cells. */
  children: ReactNode;
};

/** Keeps the place of the next page and asks for it in time. */
export function WaitingPage({ count, paused, onNear, children }: WaitingPageProps) {
  const cells = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (paused) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { rootMargin: '0px 0px 200% 0px' },
    );
    // All of them: somebody may jump over the first.
    for (const cell of cells.current?.children ?? []) observer.observe(cell);
    return () => observer.disconnect();
  }, [paused]);
  return (
    <div ref={cells} className={styles.waiting} aria-hidden="true">
      {children}
      {Array.from({ length: count }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </div>
  );
}
