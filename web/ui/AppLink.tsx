import { type AnchorHTMLAttributes, createContext, type MouseEvent, type Ref, use } from 'react';
import { useRouter } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

const name = 'title-poster';
let touched: HTMLElement[] = [];

function setName(element: HTMLElement, value: string): void {
  element.style.viewTransitionName = value;
  touched.push(element);
}

const ownPoster = () => document.querySelector<HTMLElement>('[data-title-poster]');

/** Gives the picture in a card the name under which it grows into the next page's poster. Only one may have it. */
function markPoster(link: Element): void {
  unmarkPoster();
  const picture = link.querySelector<HTMLElement>('[data-plate]');
  if (!picture) return;
  const own = ownPoster();
  if (own) setName(own, 'none');
  setName(picture, name);
}

/** After going back: the page's poster shrinks into the card that it came from, if that is here. */
export function markPosterOf(pathname: string): void {
  unmarkPoster();
  if (ownPoster()) return;
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-morph]');
  const link = [...links].find((candidate) => candidate.getAttribute('href') === pathname);
  const picture = link?.querySelector<HTMLElement>('[data-plate]');
  if (picture) setName(picture, name);
}

export function unmarkPoster(): void {
  for (const element of touched) element.style.removeProperty('view-transition-name');
  touched = [];
}

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
};

// A pointer that only crosses a row of cards doesn't count.
const intentMilliseconds = 60;
let intent: ReturnType<typeof setTimeout> | undefined;

/** A link inside the app. Unlike wouter's it doesn't subscribe to the address: a page may have hundreds. */
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
