import type { PageHead } from '@marquee/contracts/page.ts';
import { createContext, use, useEffect } from 'react';

/** On the server the renderer passes a function that stores the head; in the browser there is none. */
export const HeadContext = createContext<((head: PageHead) => void) | null>(null);

function setMeta(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

/** Sets the page's title and description for tab, search engines and shared links. Every page calls it once. */
export function usePageHead(head: PageHead): void {
  const collect = use(HeadContext);
  collect?.(head);
  const { title, description, canonical } = head;
  useEffect(() => {
    document.title = title;
    setMeta('meta[name="description"]', 'content', description);
    setMeta('link[rel="canonical"]', 'href', new URL(canonical, location.origin).href);
  }, [title, description, canonical]);
}
