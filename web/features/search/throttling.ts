import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useAppDispatch } from '#web/api/apiState.ts';
import type { ApiAccess } from '#web/api/client.ts';
import { readSite } from '#web/lib/site.ts';

/** The value once it has stayed the same for so many milliseconds. */
export function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}

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

type FindRunning = ThunkAction<{ abort: () => void } | undefined, unknown, ApiAccess, UnknownAction>;

/** Aborts a query when a newer one has replaced it: its answer is not needed any more. */
export function useNewestOnly<Arg>(arg: Arg, runningWith: (arg: Arg) => FindRunning): void {
  const dispatch = useAppDispatch();
  const newest = useRef(arg);
  const key = JSON.stringify(arg);
  const abortOlder = useEffectEvent((key: string) => {
    if (JSON.stringify(newest.current) !== key) dispatch(runningWith(newest.current))?.abort();
    newest.current = arg;
  });
  useEffect(() => abortOlder(key), [key]);
}
