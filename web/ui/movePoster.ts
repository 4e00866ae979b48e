import styles from './Picture.module.css';

type Place = { picture: HTMLImageElement; box: DOMRect };

let left: Place | undefined;

function placeOf(plate: Element | null | undefined): Place | undefined {
  const picture = plate?.querySelector('img');
  const box = picture?.getBoundingClientRect();
  return picture && box && box.width > 0 ? { picture, box } : undefined;
}

const plateOf = (link: Element | undefined) => link?.querySelector('[data-plate]');

const titlePoster = () =>
  [...document.querySelectorAll<HTMLElement>('[data-title-poster]')].find((plate) => plate.checkVisibility());

/** The pressed card's picture grows into the poster of the page that it opens. */
export function leavePosterOf(link: Element): void {
  left = placeOf(plateOf(link));
}

/** Before going back: the page's poster shrinks into the card that it came from. */
export function leaveTitlePoster(): void {
  left = placeOf(titlePoster());
}

/** A copy moves over the page: neither page is measured or captured more than once. */
function moveTo(plate: Element | null | undefined): void {
  const from = left;
  left = undefined;
  const to = from && placeOf(plate);
  if (!to || to.box.bottom < 0 || to.box.top > innerHeight) return;
  const copy = new Image();
  copy.src = from.picture.currentSrc;
  copy.className = styles.moving ?? '';
  const { x, y, width, height } = to.box;
  const { style } = copy;
  [style.left, style.top] = [`${x}px`, `${y}px`];
  [style.width, style.height] = [`${width}px`, `${height}px`];
  const scale = `${from.box.width / width}, ${from.box.height / height}`;
  style.setProperty('--from', `translate(${from.box.x - x}px, ${from.box.y - y}px) scale(${scale})`);
  copy.addEventListener('animationend', () => copy.remove());
  copy.addEventListener('animationcancel', () => copy.remove());
  document.body.append(copy);
}

export const arriveAtTitlePoster = (): void => moveTo(titlePoster());

/** After going back. */
export function arriveAtPosterOf(pathname: string): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-morph]');
  moveTo(
    plateOf([...links].find((link) => link.getAttribute('href') === pathname && link.checkVisibility())),
  );
}
