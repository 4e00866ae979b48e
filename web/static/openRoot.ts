import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Stands in for `#web/app/analytics/openRoot.ts` where nothing was printed: the first load has this way of React's. */
export const openRoot = (place: HTMLElement, node: ReactNode): void => createRoot(place).render(node);
