import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type MouseEvent, useEffect, useState } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { useLocation, useSearch } from 'wouter';

import { type Age, askAgain, shownAges } from '#web/api/ages.ts';
import type { ApiAccess } from '#web/api/baseQuery.ts';
import type { RootState } from '#web/app/store.ts';
import { cx } from '#web/lib/cx.ts';
import { ages as words } from '#web/messages/en/ages.ts';
import { mainId } from '#web/platform/focusPage.ts';

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

/** One quiet line below the bar: why TMDB doesn't answer, and what the page is made of instead. */
export function AgeStrip({ overlay }: { overlay: boolean }) {
  const dispatch = useDispatch<ThunkDispatch<RootState, ApiAccess, UnknownAction>>();
  const ages = useSelector((state: RootState) => shownAges(state).map(([, age]) => age), shallowEqual);
  const now = useTime();
  const [pathname] = useLocation();
  const search = useSearch();
  const page = search === '' ? pathname : `${pathname}?${search}`;
  const [asked, setAsked] = useState<{ page: string; outcome: Outcome }>({ page, outcome: 'not asked' });
  const outcome = asked.page === page ? asked.outcome : 'not asked';
  const [first] = ages;
  if (!first && outcome !== 'answered') return null;

  const retry = async (event: MouseEvent) => {
    event.preventDefault();
    if (outcome === 'asking') return;
    setAsked({ page, outcome: 'asking' });
    await dispatch(askAgain());
    const isFresh = dispatch((_, getState) => shownAges(getState()).length === 0);
    // The link goes; whoever stood on it stands at the beginning of the page.
    if (isFresh) document.getElementById(mainId)?.focus({ preventScroll: true });
    setAsked({ page, outcome: isFresh ? 'answered' : 'in vain' });
  };

  return (
    <div className={styles.strip} data-on-picture={overlay ? '' : undefined}>
      <p className={cx(text.wrap, styles.line)}>
        {first ? (
          <>
            <span>
              {words.cause(first.cause)} {sentenceOf(ages, now)} {outcome === 'in vain' && words.inVain}
            </span>
            <a className={text.link} href={page} onClick={(event) => void retry(event)}>
              {outcome === 'asking' ? words.asking : words.retry}
            </a>
          </>
        ) : (
          words.back
        )}
      </p>
    </div>
  );
}
