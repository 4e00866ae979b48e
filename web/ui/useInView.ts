import { startTransition, useCallback, useState } from 'react';

type Listener = (inView: boolean) => void;

const listeners = new WeakMap<Element, Listener>();
const changes = new Map<Element, boolean>();
/** In a fast scroll cards come and go unread: changes are reported when it rests. */
const restMilliseconds = 150;
let timer: ReturnType<typeof setTimeout> | undefined;
let observer: IntersectionObserver | undefined;

function report(): void {
  const reported = [...changes];
  changes.clear();
  startTransition(() => {
    for (const [element, inView] of reported) listeners.get(element)?.(inView);
  });
}

/** One observer for all: a page may have hundreds of cards. */
function observe(element: Element, listener: Listener): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) changes.set(target, isIntersecting);
    clearTimeout(timer);
    timer = setTimeout(report, restMilliseconds);
  });
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    changes.delete(element);
  };
}

/**
 * Whether an element is in view, from when the scrolling rests; or is pointed at or focused, at once. What has the
 * focus inside stays.
 */
export function useInView(isWatched: boolean) {
  const [inView, setInView] = useState(false);
  const ref = useCallback(
    (element: Element | null) =>
      isWatched && element
        ? observe(element, (now) => setInView(now || element.contains(document.activeElement)))
        : undefined,
    [isWatched],
  );
  const show = () => setInView(true);
  return { inView, watched: { ref, onPointerEnter: show, onFocus: show } };
}
