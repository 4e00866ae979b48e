import { useEffect, useEffectEvent } from 'react';

/** Something over the page, such as a dialog, a menu, a list of suggestions. */
type Layer = { close: () => void };

/** All that is open, from the page upwards, and who is told when that changes. */
export const openLayers = { all: [] as readonly Layer[], follow: () => {} };

/** Says that something lies over the page. What is returned says that it doesn't any more. */
export function openLayer(layer: Layer): () => void {
  const put = (all: readonly Layer[]) => {
    openLayers.all = all;
    openLayers.follow();
  };
  put([...openLayers.all, layer]);
  return () => put(openLayers.all.filter((other) => other !== layer));
}

/** What is open over the page is closed by Back, which then leads nowhere else. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const closeIt = useEffectEvent(close);
  useEffect(() => (isOpen ? openLayer({ close: () => closeIt() }) : undefined), [isOpen]);
}
