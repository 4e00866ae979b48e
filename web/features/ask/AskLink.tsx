import type { AnchorHTMLAttributes } from 'react';
import { useLocation } from 'wouter';

import { isPlainClick } from '#web/ui/AppLink.tsx';

import icon from '#web/ui/Icon.module.css';

type AskLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** The scroll position stays: for a change of what is read just now. */
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

const paths = {
  tilde: 'M3.5 11.5c1.5-3 3.5-3 6.5-1.5s5 1.5 6.5-1.5',
  microphone:
    'M10 3a2.2 2.2 0 0 1 2.2 2.2v4.6a2.2 2.2 0 0 1-4.4 0V5.2A2.2 2.2 0 0 1 10 3zM5 9.5a5 5 0 0 0 10 0M10 14.5V17',
} as const;

/** Icons that only this page shows. */
export function AskIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className={icon.icon} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
