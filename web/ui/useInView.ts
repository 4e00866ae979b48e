import { startTransition, useCallback, useState } from 'react';

type Listener = (inView: boolean) => void;
type Observe = (element: Element, listener: Listener) => () => void;

/** One observer for all elements: a page may have hundreds of cards. */
function createObserve(rootMargin: string, restMilliseconds: number): Observe {
  const listeners = new WeakMap<Element, Listener>();
  const changes = new Map<Element, boolean>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let observer: IntersectionObserver | undefined;

  function report(): void {
    const reported = [...changes];
    changes.clear();
    startTransition(() => {
      for (const [element, inView] of reported) listeners.get(element)?.(inView);
    });
  }
  const note = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) changes.set(target, isIntersecting);
    clearTimeout(timer);
    if (restMilliseconds === 0) report();
    else timer = setTimeout(report, restMilliseconds);
  };
  return (element, listener) => {
    observer ??= new IntersectionObserver(note, { root: document, rootMargin, scrollMargin: '0px 50%' });
    listeners.set(element, listener);
    observer.observe(element);
    return () => {
      observer?.unobserve(element);
      changes.delete(element);
    };
  };
}

/** In a fast scroll cards come and go unread: changes are reported when it rests. */
const observeInView = createObserve('0px', 150);
/** Within a screen above or below, or the next in a row. */
const observeNearView = createObserve('100% 0px', 0);

/**
 * Whether an element is in view, from when the scrolling rests; or is pointed at or focused, at once. What has the
 * focus inside stays.
 */
export function useInView(isWatched: boolean) {
  const [inView, setInView] = useState(false);
  const ref = useCallback(
    (element: Element | null) =>
      isWatched && element
        ? observeInView(element, (now) => setInView(now || element.contains(document.activeElement)))
        : undefined,
    [isWatched],
  );
  const show = () => setInView(true);
  return { inView, watched: { ref, onPointerEnter: show, onFocus: show } };
}

/** Whether an element is less than a screen from the view, as far as that is known. */
export function useNearView(before: boolean) {
  const [near, setNear] = useState(before);
  const ref = useCallback(
    (element: Element | null) => (element ? observeNearView(element, setNear) : undefined),
    [],
  );
  return { near, ref };
}

const itself = (element: Element): Element | null => element;

/**
 * Whether an element, or what stands `around` it, has been that near once, or within half a width along its row; null
 * until that is known.
 */
export function useCameNear(before = false, around = itself) {
  const [near, setNear] = useState<boolean | null>(before || null);
  const ref = useCallback(
    (element: Element | null) => {
      const place = near || !element ? null : around(element);
      return place ? observeNearView(place, (now) => setNear((was) => was || now)) : undefined;
    },
    [near, around],
  );
  return { near, ref };
}
