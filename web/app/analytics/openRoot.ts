import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Opens a root of React's own in an empty place, in the one way that the first load has at hand: it takes up what is
 * there, which is nothing, so the node has to begin with nothing.
 */
export const openRoot = (place: HTMLElement, node: ReactNode): void => void hydrateRoot(place, node);
