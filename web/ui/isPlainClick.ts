import type { MouseEvent } from 'react';

/** A click that means "go there", not "new tab", "new window" or "save". */
export function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  return (
    event.button === 0 &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    !event.shiftKey &&
    (target === '' || target === '_self')
  );
}
