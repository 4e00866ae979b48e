/** The landmark of the page's own content. */
export const mainId = 'main';
/** The live region that announces the name of a newly opened page. */
export const announcerId = 'announcer';

// The page sets its title after it is shown; a screen reader that announces the new focus needs a moment too.
const announceAfterMilliseconds = 300;
const followMilliseconds = 10_000;

/** A page that was left is still in the document, but hidden. */
const shown = <Found extends Element>(found: Iterable<Found> | undefined): Found | undefined =>
  [...(found ?? [])].find((element) => element.checkVisibility());

/** After a change of page the focus is on its heading, or on the element that the page marks for it. */
export function focusPage(): void {
  const main = document.getElementById(mainId);
  const first = shown(main?.querySelectorAll<HTMLElement>('[data-focus-first]'));
  const target = first ?? shown(main?.querySelectorAll('h1')) ?? main;
  if (!target) return;
  if (target !== first && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

/** After going back the focus is on the link that was followed, where there is one. */
export function focusLinkTo(pathname: string): void {
  const links = document.querySelectorAll<HTMLAnchorElement>(`#${mainId} a[href]`);
  const link = shown([...links].filter((candidate) => candidate.getAttribute('href') === pathname));
  if (link) link.focus({ preventScroll: true });
  else focusPage();
}

function say(): void {
  const region = document.getElementById(announcerId);
  if (region && region.textContent !== document.title) region.textContent = document.title;
  const { activeElement, body } = document;
  if (activeElement === body || activeElement?.id === mainId) focusPage();
}

let stopFollowing: () => void = () => {};

/**
 * Announces the new page's title, and again if it changes while the page's data load. A heading that loads
 * late takes over the focus, unless the person has moved on.
 */
export function announcePage(): void {
  stopFollowing();
  const title = document.querySelector('title');
  const observer = new MutationObserver(say);
  if (title) observer.observe(title, { childList: true, characterData: true, subtree: true });
  const timers = [
    setTimeout(say, announceAfterMilliseconds),
    setTimeout(() => stopFollowing(), followMilliseconds),
  ];
  stopFollowing = () => {
    observer.disconnect();
    timers.forEach(clearTimeout);
  };
}
