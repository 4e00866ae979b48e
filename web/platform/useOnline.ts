import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Whether the browser believes it has a network. True on the server and while hydrating. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

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
