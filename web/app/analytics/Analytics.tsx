import { paths } from '@marquee/contracts/paths.ts';
import type { AnalyticsProject } from '@marquee/contracts/site.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

import { createCounting } from '#web/api/analytics/counting.ts';
import { matchRoute } from '#web/app/loadPage.ts';
import { useConsent } from '#web/features/analytics/consent.ts';
import { ConsentLine } from '#web/features/analytics/ConsentLine.tsx';
import { useScripted } from '#web/platform/useScripted.ts';

import { pageOf } from './pageOf.ts';

/** Nobody is asked while signing in, nor where the choice itself stands. */
const mayAsk = (pathname: string) => pathname !== paths.about && matchRoute(pathname).route.layout !== 'auth';

/** Counts the pages of whoever agrees, from then on and until they take it back, here or in another tab. */
export function Analytics({ project }: { project: AnalyticsProject }) {
  const [pathname] = useLocation();
  const consent = useConsent();
  const isTakenUp = useScripted();
  const [counting] = useState(() => createCounting(project));
  const page = pageOf(pathname);

  useEffect(() => {
    if (consent === 'yes') return () => counting.end();
    if (consent !== 'open') counting.end();
    return undefined;
  }, [consent, counting]);

  useEffect(() => {
    if (consent === 'yes') counting.count(page);
  }, [consent, counting, page]);

  return isTakenUp && mayAsk(pathname) && <ConsentLine page={pathname} />;
}
