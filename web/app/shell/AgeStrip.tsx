import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type MouseEvent, useEffect, useState } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { useLocation, useSearch } from 'wouter';

import { type Age, askTmdbAgain, printedAges, shownAges } from '#web/api/ages.ts';
import type { ApiAccess } from '#web/api/client.ts';
import type { RootState } from '#web/app/store.ts';
import { cx } from '#web/lib/cx.ts';
import { ages as words } from '#web/messages/en/ages.ts';
import { mainId } from '#web/platform/focusPage.ts';
import { useScripted } from '#web/platform/useScripted.ts';

import text from '#web/ui/type.module.css';
import styles from './AgeStrip.module.css';

const tickMilliseconds = 30_000;

/** The time, from when it matters; null for the server's markup, which is read at once. */
function useTime(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMilliseconds);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function secondsOf({ seconds, since }: Age, now: number | null): number {
  return now === null ? seconds : seconds + (now - (since ?? performance.timeOrigin)) / 1000;
}

function sentenceOf(ages: readonly Age[], now: number | null): string {
  const stale = ages.filter(({ source }) => source === 'stale');
  const oldest = Math.max(...stale.map((age) => secondsOf(age, now)));
  if (stale.length === 0) return words.embedded;
  return stale.length === ages.length ? words.stale(oldest) : words.mixed(oldest);
}

type Outcome = 'not asked' | 'asking' | 'in vain' | 'answered';

/** Refetches the page from TMDB, and reports the result. Another page hasn't asked yet. */
function useRetry(pathname: string): { outcome: Outcome; retry: () => Promise<void> } {
  const dispatch = useDispatch<ThunkDispatch<RootState, ApiAccess, UnknownAction>>();
  const [asked, setAsked] = useState<{ pathname: string; outcome: Outcome }>({
    pathname,
    outcome: 'not asked',
  });
  const outcome = asked.pathname === pathname ? asked.outcome : 'not asked';
  const retry = async () => {
    if (outcome === 'asking') return;
    setAsked({ pathname, outcome: 'asking' });
    await dispatch(askTmdbAgain());
    const isFresh = dispatch((_, getState) => shownAges(getState()).length === 0);
    // The link goes; the focus moves to the beginning of the page.
    if (isFresh) document.getElementById(mainId)?.focus({ preventScroll: true });
    setAsked({ pathname, outcome: isFresh ? 'answered' : 'in vain' });
  };
  return { outcome, retry };
}

/** Whether the strip has room of its own is decided as a page begins, and stays: nothing moves when it comes or goes. */
function useOwnRoom(pathname: string, isWanted: boolean, isPrinted: boolean): boolean {
  const [room, setRoom] = useState({ pathname, isOwn: isPrinted });
  if (room.pathname !== pathname) setRoom({ pathname, isOwn: isWanted });
  return room.isOwn;
}

/** One quiet line below the bar: why TMDB doesn't answer, and what the page is made of instead. */
export function AgeStrip({ overlay }: { overlay: boolean }) {
  const isTakenUp = useScripted();
  const ages = useSelector(isTakenUp ? shownAges : printedAges, shallowEqual);
  const now = useTime();
  const [pathname] = useLocation();
  const search = useSearch();
  const { outcome, retry } = useRetry(pathname);
  const isOver = !useOwnRoom(pathname, ages.length > 0, !isTakenUp) || overlay;
  const [first] = ages;
  const isSilent = !first && outcome !== 'answered';
  if (isSilent && isOver) return null;

  const follow = (event: MouseEvent) => {
    event.preventDefault();
    void retry();
  };
  return (
    <div
      className={cx(styles.strip, isOver && styles.over, isSilent && styles.silent)}
      data-on-picture={overlay ? '' : undefined}
    >
      <p className={cx(text.wrap, styles.line)}>
        {first && (
          <>
            <span>
              {words.cause(first.cause)} {sentenceOf(ages, now)} {outcome === 'in vain' && words.inVain}
            </span>
            <a
              className={text.link}
              href={search === '' ? pathname : `${pathname}?${search}`}
              onClick={follow}
            >
              {outcome === 'asking' ? words.asking : words.retry}
            </a>
          </>
        )}
        {!first && outcome === 'answered' && words.back}
      </p>
    </div>
  );
}
