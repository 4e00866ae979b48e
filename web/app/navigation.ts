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
import { type Destination, isStillHere, removeLeftPages, turnPage } from '#web/platform/shownPages.ts';
import { afterFrame, whenIdle } from '#web/platform/whenIdle.ts';
import { followLayers, layerDepth, layerState, walkLayers } from '#web/ui/layerHistory.ts';
import { arriveAtPosterOf, arriveAtTitlePoster, leaveTitlePoster } from '#web/ui/movePoster.ts';
import { ownStep } from '#web/ui/ownStep.ts';

import { canonicalPath } from './canonicalPath.ts';
import { loadPage, matchRoute } from './loadPage.ts';
import { loadPagesInView, type PreparePage } from './preparePage.ts';

/** Back waits this long for a page that isn't kept to be complete; then it shows what there is. */
const waitMilliseconds = 150;

const doubleClickMilliseconds = 500;

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
  let turnedAt = -doubleClickMilliseconds;

  /** The page itself shows what fails to load. */
  const ready = (href: string): Promise<unknown> => prepare(href).catch(() => {});

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

  /** Another page: the one that is left is only hidden, since taking it apart would delay the next one's frame. */
  const turn = (update: () => void, to: Destination, arrive: (from: Shown) => void) => {
    latest += 1;
    const isKept = matchRoute(shown.pathname).route.kept === true && layerDepth() === 0;
    // A message changes the bar above it, even a hidden one.
    const isMessage = document.querySelector('[data-page-message]') !== null;
    change(() => {
      turnPage(isMessage ? null : { ...shown, isKept }, to);
      update();
    }, arrive);
    turnedAt = performance.now();
    void whenIdle().then(removeLeftPages);
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
    // Begun first: a script that failed to load before is tried again, and the page waits for that.
    loadPage(matchRoute(path).route).catch(() => {});
    afterFrame(() => void ready(to).then(loadPagesInView));
    turn(go, { entry, pathname: path, isFollowed: true }, () => {
      arriveAtNewPage();
      focusPage();
      announcePage();
      arriveAtTitlePoster();
    });
  };

  const goBackOrForward = async () => {
    const { pathname, search } = location;
    const entry = currentEntry();
    const arrive = (from: Shown) => {
      restorePlace(shown.entry);
      if (from.pathname === shown.pathname) return;
      focusLinkTo(from.pathname);
      announcePage();
      arriveAtPosterOf(from.pathname);
    };
    if (pathname === shown.pathname) {
      change(replay, arrive);
      return;
    }
    if (!isStillHere(entry, pathname)) {
      holdLocation(shown);
      latest += 1;
      const opened = latest;
      await Promise.race([ready(pathname + search), delay(waitMilliseconds)]);
      await ownStep.isMade;
      if (opened !== latest) return;
    }
    leaveTitlePoster();
    turn(replay, { entry, pathname, isFollowed: false }, arrive);
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
  // The second press of a double click isn't meant for the page that the first one opened.
  const ignoreSecond = (event: MouseEvent) => {
    if (event.detail < 2 || performance.now() - turnedAt > doubleClickMilliseconds) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', ignoreSecond, true);
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
