/** Where a page and its rows were scrolled to, by history entry. Survives a reload within the tab. */

type Place = { top: number; rows: Record<string, number> };

const key = 'marquee-places';
const maxPlaces = 50;
const patienceMilliseconds = 5000;

function readPlaces(): Map<string, Place> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isStoredPlace) : []);
  } catch {
    return new Map();
  }
}

function isStoredPlace(value: unknown): value is [string, Place] {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const place: unknown = value[1];
  return (
    typeof place === 'object' &&
    place !== null &&
    'top' in place &&
    typeof place.top === 'number' &&
    'rows' in place &&
    typeof place.rows === 'object' &&
    place.rows !== null
  );
}

let places: Map<string, Place> | undefined;

function allPlaces(): Map<string, Place> {
  return (places ??= readPlaces());
}

/** Without those of a page that was left, which is still in the document, but hidden. */
const shownRows = () =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].filter((row) => row.checkVisibility());

export function rememberPlace(entry: string): void {
  const rows: Place['rows'] = {};
  for (const row of shownRows()) {
    const name = row.dataset['row'];
    if (name && row.scrollLeft > 0) rows[name] = row.scrollLeft;
  }
  const all = allPlaces();
  all.delete(entry);
  all.set(entry, { top: scrollY, rows });
  const oldest = all.size > maxPlaces ? all.keys().next().value : undefined;
  if (oldest !== undefined) all.delete(oldest);
}

export function storePlaces(): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...allPlaces()]));
  } catch {
    // Without storage the places last until the tab reloads.
  }
}

/** One try: true when everything is where it was. */
function apply({ top }: Place, pending: Map<string, number>): boolean {
  for (const row of shownRows()) {
    const left = pending.get(row.dataset['row'] ?? '');
    if (left === undefined) continue;
    row.scrollTo({ left, behavior: 'instant' });
    if (Math.abs(row.scrollLeft - left) <= 1) pending.delete(row.dataset['row'] ?? '');
  }
  scrollTo({ top, behavior: 'instant' });
  return Math.abs(scrollY - top) <= 1 && pending.size === 0;
}

let stopWaiting: () => void = () => {};

/** Ends a restoration that still waits for parts of the page. */
export function forgetRestoration(): void {
  stopWaiting();
}

/** Tries now and whenever the page has grown, until it succeeds or the person moves first. */
function keepTrying(attempt: () => boolean): void {
  forgetRestoration();
  if (attempt()) return;

  const observer = new ResizeObserver(() => {
    if (attempt()) stopWaiting();
  });
  const timer = setTimeout(() => stopWaiting(), patienceMilliseconds);
  const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
  stopWaiting = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of moves) removeEventListener(move, stopWaiting);
    stopWaiting = () => {};
  };
  for (const move of moves) addEventListener(move, stopWaiting, { passive: true });
  observer.observe(document.body);
}

/** Scrolls to the remembered place, as soon as the page is tall enough. */
export function restorePlace(entry: string): void {
  const place = allPlaces().get(entry) ?? { top: 0, rows: {} };
  const pending = new Map(Object.entries(place.rows));
  keepTrying(() => apply(place, pending));
}

/** Scrolls to the part of that name, as soon as it is there. */
export function scrollToPart(id: string): void {
  keepTrying(() => {
    const parts = [...document.querySelectorAll(`#${CSS.escape(id)}`)];
    const part = parts.find((element) => element.checkVisibility());
    part?.scrollIntoView({ behavior: 'instant' });
    return part !== undefined;
  });
}
