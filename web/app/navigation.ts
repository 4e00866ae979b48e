import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';

import { announcePage, focusLinkTo, focusPage } from '#web/platform/focusPage.ts';
import { currentEntry, nameEntry, newEntry } from '#web/platform/historyEntry.ts';
import {
  forgetRestoration,
  rememberPlace,
  restorePlace,
  scrollToPart,
  storePlaces,
} from '#web/platform/scrollMemory.ts';
import { holdLocation, releaseLocation } from '#web/platform/shownLocation.ts';
import { withViewTransition } from '#web/platform/viewTransition.ts';
import { markPosterOf, unmarkPoster } from '#web/ui/AppLink.tsx';
import { followLayers, layerDepth, layerState, walkLayers } from '#web/ui/layerHistory.ts';
import { ownStep } from '#web/ui/ownStep.ts';

import { canonicalPath } from './canonicalPath.ts';
import type { PreparePage } from './preparePage.ts';

/** A click waits this long for the next page to be complete; then it shows what there is. */
const waitMilliseconds = 150;

type Shown = { entry: string; pathname: string; search: string };

const shownNow = (): Shown => ({
  entry: currentEntry(),
  pathname: location.pathname,
  search: location.search,
});

const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

function arriveAtNewPage(): void {
  scrollTo({ top: 0, behavior: 'instant' });
  if (location.hash !== '') scrollToPart(location.hash.slice(1));
}

/** A step within a page, such as another filter: what was pressed stays under the pointer. */
const staysInPlace = (state: unknown) => typeof state === 'object' && state !== null && 'stay' in state;

/** A `popstate` that the app sends itself when the page is ready. */
class Replay extends PopStateEvent {}

const replay = () => dispatchEvent(new Replay('popstate', { state: history.state }));

export type Moves = {
  /** For wouter: a link was followed. */
  aroundNav: AroundNavHandler;
  /** Back or Forward. Has to be registered before wouter's listener: on `window` they run in order of registration. */
  onPopState: (event: PopStateEvent) => void;
};

type Parts = { prepare: PreparePage; keepForBack: (entry: string) => void };

/**
 * Everything that happens around a change of address: the next page is made ready, the old place is remembered, the
 * change is animated, and scroll, focus and announcement go where they belong.
 */
export function startNavigation({ prepare, keepForBack }: Parts): Moves {
  let shown = shownNow();
  let latest = 0;

  /** True once the page is ready or the wait is over; false where a later change has overtaken this one. */
  const readyFor = async (href: string): Promise<boolean> => {
    latest += 1;
    const turn = latest;
    // The page itself shows what fails to load.
    await Promise.race([prepare(href).catch(() => {}), delay(waitMilliseconds)]);
    await ownStep.isMade;
    return turn === latest;
  };

  const leave = () => {
    forgetRestoration();
    rememberPlace(shown.entry);
    keepForBack(shown.entry);
  };

  const change = (update: () => void, arrive: (from: Shown) => void) => {
    leave();
    const from = shown;
    releaseLocation();
    flushSync(update);
    shown = shownNow();
    arrive(from);
  };

  const aroundNav: AroundNavHandler = (navigate, wanted, options) => {
    if (ownStep.isMade) {
      void ownStep.isMade.then(() => aroundNav(navigate, wanted, options));
      return;
    }
    const target = new URL(wanted, location.href);
    const path = canonicalPath(target.pathname);
    const to = path === target.pathname ? wanted : path + target.search + target.hash;
    target.pathname = path;
    const samePage = target.pathname === location.pathname;
    const isReplaced = options?.replace === true || (samePage && target.search === location.search);
    const entry = isReplaced ? currentEntry() : newEntry();
    const go = () => {
      // A step out of a layer replaces the layer's entry.
      const replace = isReplaced || layerDepth() > 0;
      const layer = samePage ? layerState(!isReplaced) : {};
      navigate(to, {
        ...options,
        replace,
        state: { ...options?.state, entry, layers: 0, moved: false, ...layer },
      });
    };

    if (samePage) {
      if (options?.replace === true) go();
      else change(go, staysInPlace(options?.state) ? () => {} : arriveAtNewPage);
      shown = shownNow();
      return;
    }
    const open = async () => {
      if (!(await readyFor(to))) return;
      withViewTransition(
        () =>
          change(go, () => {
            arriveAtNewPage();
            focusPage();
            announcePage();
          }),
        unmarkPoster,
      );
    };
    void open();
  };

  const goBackOrForward = async () => {
    const { pathname, search } = location;
    const arrive = (from: Shown) => {
      restorePlace(shown.entry);
      if (from.pathname === shown.pathname) return;
      markPosterOf(from.pathname);
      focusLinkTo(from.pathname);
      announcePage();
    };
    if (pathname === shown.pathname) {
      change(replay, arrive);
      return;
    }
    holdLocation(shown);
    if (await readyFor(pathname + search)) withViewTransition(() => change(replay, arrive), unmarkPoster);
  };

  const onPopState = (event: PopStateEvent) => {
    if (event instanceof Replay) return;
    if (walkLayers()) {
      event.stopImmediatePropagation();
      return;
    }
    const entry = currentEntry();
    const jumpedWithinPage = location.pathname === shown.pathname && location.search === shown.search;
    if (entry === shown.entry || jumpedWithinPage) {
      latest += 1;
      releaseLocation();
      shown = shownNow();
      return;
    }
    event.stopImmediatePropagation();
    void goBackOrForward();
  };
  // Code that writes the address on its own loses the entry's name: it gets it back.
  addEventListener('replaceState', () => {
    nameEntry(shown.entry);
    if (location.pathname === shown.pathname) shown.search = location.search;
  });
  restoreOnReturn(() => rememberPlace(shown.entry));
  followLayers(currentEntry);
  return { aroundNav, onPopState };
}

const takeScrollOver = () => (history.scrollRestoration = 'manual');

/** The first page of a visit and a reload are restored by the browser, everything within the visit by us. */
function restoreOnReturn(remember: () => void): void {
  if (document.readyState === 'complete') takeScrollOver();
  else addEventListener('load', () => setTimeout(takeScrollOver), { once: true });
  addEventListener('pageshow', ({ persisted }) => persisted && takeScrollOver());
  addEventListener('pagehide', () => {
    remember();
    storePlaces();
    history.scrollRestoration = 'auto';
  });
}
