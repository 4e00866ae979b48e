import { useEffect, useEffectEvent, useRef } from 'react';

import { useOnline } from './useOnline.ts';

/** Whether there is a connection; calls back when it has come back. */
export function useBackOnline(onBack: () => void): boolean {
  const online = useOnline();
  const wasOffline = useRef(false);
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (online && wasOffline.current) back();
    wasOffline.current = !online;
  }, [online]);
  return online;
}
