import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useRef } from 'react';

import type { ApiAccess } from '#web/api/client.ts';
import { useAppDispatch } from '#web/api/useAppDispatch.ts';

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
