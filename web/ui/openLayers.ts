import { useEffect, useEffectEvent } from 'react';

/** A layer over the page, such as a dialog, a menu, a list of suggestions. */
type Layer = { close: () => void };

/** All open layers, from the page upwards, and the listeners for changes. */
export const openLayers = { all: [] as readonly Layer[], follow: () => {} };

/** Registers a layer over the page. The returned function removes it. */
export function openLayer(layer: Layer): () => void {
  const put = (all: readonly Layer[]) => {
    openLayers.all = all;
    openLayers.follow();
  };
  put([...openLayers.all, layer]);
  return () => put(openLayers.all.filter((other) => other !== layer));
}

/** Back closes the open layers, and goes nowhere else. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const closeIt = useEffectEvent(close);
  useEffect(() => (isOpen ? openLayer({ close: () => closeIt() }) : undefined), [isOpen]);
}
