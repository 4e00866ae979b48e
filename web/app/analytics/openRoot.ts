import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Opens a React root of its own in an empty element, in the one way that the first load has: hydration of what is
 * there, which is nothing, so the node has to begin with nothing.
 */
export const openRoot = (place: HTMLElement, node: ReactNode): void => void hydrateRoot(place, node);
