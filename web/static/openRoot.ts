import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Replaces `#web/app/analytics/openRoot.ts` where nothing was printed: the first load has this function of React's. */
export const openRoot = (place: HTMLElement, node: ReactNode): void => createRoot(place).render(node);
