import type { FacetName } from '@marquee/contracts/facets.ts';
import { type AnchorHTMLAttributes, use } from 'react';
import { useLocation } from 'wouter';

import { useScripted } from '#web/platform/useScripted.ts';
import { isPlainClick, PrefetchContext } from '#web/ui/AppLink.tsx';

import { moreHref } from './labels.ts';

/** Goes to another state of the same page: a step that Back undoes. The scroll position stays. */
export function useStep(): (href: string) => void {
  const [, navigate] = useLocation();
  return (href) => navigate(href, { state: { stay: true } });
}

type FilterLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** Given where the link switches something on and off: with scripts it is a checkbox, without a link. */
  isChecked?: boolean;
};

/** A link to another state of the page. Its data are requested when it is pressed, not when it is hovered. */
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

type FoldLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  name: FacetName;
  /** The address of the present state. */
  href: string;
  isOpen: boolean;
  onToggle: () => void;
};

/** Folds and unfolds a part of the panel. Without scripts it links to the same page with that part unfolded. */
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

/** The rest of an address as hidden fields: a form's own fields replace the whole query. */
export function HiddenFields({ href }: { href: string }) {
  const { searchParams } = new URL(href, 'http://app.invalid');
  return [...searchParams].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
