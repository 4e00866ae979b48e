import { useEffect, useRef, useState } from 'react';

/** The value at once where it had rested, and no more than once in so many milliseconds while it changes fast. */
export function usePaced<Value>(value: Value, milliseconds: number): Value {
  const [paced, setPaced] = useState(value);
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const take = () => {
      last.current = performance.now();
      setPaced(value);
    };
    const wait = last.current + milliseconds - performance.now();
    if (wait <= 0) {
      take();
      return undefined;
    }
    const timer = setTimeout(take, wait);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return paced;
}
