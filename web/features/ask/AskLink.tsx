import type { AnchorHTMLAttributes } from 'react';
import { useLocation } from 'wouter';

import { isPlainClick } from '#web/ui/isPlainClick.ts';

type AskLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** The place on the page stays: for a change of what is read just now. */
  stay?: boolean;
};

/**
 * A link to another state of the conversation. It is asked when pressed, not when passed over, and a double click asks
 * once: the second half of it may meet another link in the same place.
 */
export function AskLink({ href, stay = false, onClick, children, ...rest }: AskLinkProps) {
  const [, navigate] = useLocation();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        if (event.detail < 2) navigate(href, stay ? { state: { stay: true } } : {});
      }}
    >
      {children}
    </a>
  );
}
