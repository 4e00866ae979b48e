import { type AnchorHTMLAttributes, createContext, type MouseEvent, type Ref, use } from 'react';
import { useRouter } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

import { type BriefTitle, briefTitle } from './briefTitle.ts';
import { leavePosterOf } from './movePoster.ts';

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

/** Called with an address that is likely opened next. The app prefetches its chunk and data. */
export const PrefetchContext = createContext<(href: string) => void>(() => {});

export type AppLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
  /** Replaces the current history entry: for filters and tabs, not for pages. */
  replace?: boolean;
  /** The picture in this link grows into the next page's poster. */
  morph?: boolean;
  /** The title that it leads to. */
  brief?: BriefTitle;
};

// A pointer that only crosses a row of cards doesn't count.
const intentMilliseconds = 60;
let intent: ReturnType<typeof setTimeout> | undefined;

/** A link inside the app. Unlike wouter's it doesn't subscribe to the address: a page may have hundreds. */
export function AppLink({
  href,
  replace = false,
  morph = false,
  brief,
  onClick,
  children,
  ...rest
}: AppLinkProps) {
  const router = useRouter();
  const prefetch = use(PrefetchContext);
  const prepareAfter = (milliseconds: number) => {
    clearTimeout(intent);
    intent = setTimeout(() => prefetch(href), milliseconds);
  };

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    clearTimeout(intent);
    if (morph) leavePosterOf(event.currentTarget);
    router.aroundNav(navigate, href, { replace, ...(brief && { state: { brief: briefTitle(brief) } }) });
  };

  return (
    <a
      onPointerEnter={() => prepareAfter(intentMilliseconds)}
      onPointerLeave={() => clearTimeout(intent)}
      // Not in the task of the press: the click may follow at once, and comes first.
      onPointerDown={() => prepareAfter(0)}
      onFocus={() => prepareAfter(0)}
      {...rest}
      href={href}
      onClick={follow}
      data-morph={morph ? '' : undefined}
    >
      {children}
    </a>
  );
}
