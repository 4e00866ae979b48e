import { type AnchorHTMLAttributes, type MouseEvent, type Ref, use } from 'react';
import { useRouter } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

import { isPlainClick } from './isPlainClick.ts';
import { markPoster } from './markPoster.ts';
import { PrefetchContext } from './PrefetchContext.ts';

export type AppLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
  /** Replaces the current history entry: for filters and tabs, not for pages. */
  replace?: boolean;
  /** The picture in this link grows into the next page's poster. */
  morph?: boolean;
};

// A pointer on its way across a row of cards means none of them.
const intentMilliseconds = 60;
let intent: ReturnType<typeof setTimeout> | undefined;

/** A link inside the app. Unlike wouter's it doesn't listen to the address: a page may hold hundreds. */
export function AppLink({ href, replace = false, morph = false, onClick, children, ...rest }: AppLinkProps) {
  const router = useRouter();
  const prefetch = use(PrefetchContext);
  const prepare = () => {
    clearTimeout(intent);
    prefetch(href);
  };

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    if (morph) markPoster(event.currentTarget);
    router.aroundNav(navigate, href, { replace, transition: !replace });
  };

  return (
    <a
      onPointerEnter={() => {
        clearTimeout(intent);
        intent = setTimeout(prepare, intentMilliseconds);
      }}
      onPointerLeave={() => clearTimeout(intent)}
      onPointerDown={prepare}
      onFocus={prepare}
      {...rest}
      href={href}
      onClick={follow}
      data-morph={morph ? '' : undefined}
    >
      {children}
    </a>
  );
}
