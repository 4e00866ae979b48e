import { useEffect, useRef, useState } from 'react';

import { readSite } from '#web/lib/site.ts';

/** TMDB itself is only asked for text that rests: each takes several calls of its limit. */
const debounceMilliseconds = 250;

/**
 * The text to request while it is typed. Our own server is asked at once where the value had rested, and no more than
 * once in so many milliseconds while it changes fast; without one the value is debounced.
 */
export function useThrottled<Value>(value: Value, milliseconds: number): Value {
  const [paced, setPaced] = useState(value);
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const take = () => {
      last.current = performance.now();
      setPaced(value);
    };
    const wait = readSite().server ? last.current + milliseconds - performance.now() : debounceMilliseconds;
    if (wait <= 0) {
      take();
      return undefined;
    }
    const timer = setTimeout(take, wait);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return paced;
}
