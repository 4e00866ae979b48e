import { type AnchorHTMLAttributes, use } from 'react';

import { useScripted } from '#web/platform/useScripted.ts';
import { isPlainClick } from '#web/ui/isPlainClick.ts';
import { PrefetchContext } from '#web/ui/PrefetchContext.ts';

import { useStep } from './useStep.ts';

type FilterLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** Given where the link switches something on and off: with scripts it is a checkbox, without a link. */
  isChecked?: boolean;
};

/** A link to another state of the page. Its data are asked for when it is pressed, not when it is passed over. */
export function FilterLink({ href, isChecked, onClick, children, ...rest }: FilterLinkProps) {
  const step = useStep();
  const prefetch = use(PrefetchContext);
  const isScripted = useScripted();
  const isCheckbox = isScripted && isChecked !== undefined;
  return (
    <a
      {...rest}
      {...(isCheckbox && { role: 'checkbox', 'aria-checked': isChecked })}
      {...(!isScripted && isChecked === true && { 'aria-current': 'true' })}
      href={href}
      onPointerDown={() => prefetch(href)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        step(href);
      }}
      onKeyDown={(event) => {
        if (!isCheckbox || event.key !== ' ') return;
        event.preventDefault();
        event.currentTarget.click();
      }}
    >
      {children}
    </a>
  );
}
