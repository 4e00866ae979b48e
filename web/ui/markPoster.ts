const name = 'title-poster';
let touched: HTMLElement[] = [];

function setName(element: HTMLElement, value: string): void {
  element.style.viewTransitionName = value;
  touched.push(element);
}

const ownPoster = () => document.querySelector<HTMLElement>('[data-title-poster]');

/** Gives the picture in a card the name under which it grows into the next page's poster. Only one may have it. */
export function markPoster(link: Element): void {
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
