import { type RefObject, useEffect, useRef, useState } from 'react';

/** Turns true, for good, when the element comes within `margin` of the view. False on the server. */
export function useNear<Target extends Element>(margin = '800px'): [RefObject<Target | null>, boolean] {
  const target = useRef<Target>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element || near) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${margin} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near, margin]);
  return [target, near];
}
