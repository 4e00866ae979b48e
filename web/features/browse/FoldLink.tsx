import type { FacetName } from '@marquee/contracts/facets.ts';
import type { AnchorHTMLAttributes } from 'react';

import { useScripted } from '#web/platform/useScripted.ts';
import { isPlainClick } from '#web/ui/isPlainClick.ts';

import { moreHref } from './moreOf.ts';

type FoldLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  name: FacetName;
  /** The address of the present state. */
  href: string;
  isOpen: boolean;
  onToggle: () => void;
};

/** Folds and unfolds a part of the panel. Without scripts it leads to the same page with that part unfolded. */
export function FoldLink({ name, href, isOpen, onToggle, children, ...rest }: FoldLinkProps) {
  const isScripted = useScripted();
  return (
    <a
      {...rest}
      {...(isScripted && { role: 'button', 'aria-expanded': isOpen })}
      href={moreHref(href, name)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onToggle();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        event.currentTarget.click();
      }}
    >
      {children}
    </a>
  );
}
