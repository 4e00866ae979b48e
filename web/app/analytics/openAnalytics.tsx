import { paths } from '@marquee/contracts/paths.ts';
import type { AnalyticsProject } from '@marquee/contracts/site.ts';
import { useEffect, useState } from 'react';
import { type AroundNavHandler, Router, useLocation } from 'wouter';

import { createCounting } from '#web/api/analytics/counting.ts';
import { openRoot } from '#web/app/analytics/openRoot.ts';
import { matchRoute } from '#web/app/loadPage.ts';
import { ConsentLine, heedBrowser, useConsent } from '#web/features/analytics/Consent.tsx';
import { useShownLocation, useShownSearch } from '#web/platform/shownLocation.ts';
import { useScripted } from '#web/platform/useScripted.ts';

/** Parameters that may be counted: numbers of titles, people, seasons. A user's list may be secret. */
const numbers = new Set(['id', 'season']);

/** How an address is counted: `/movie/603`, `/lists/:list`. It contains nothing that was typed. */
export function pageOf(pathname: string): string {
  const { route, params } = matchRoute(pathname);
  if (route.path === '*') return '/404';
  return route.path.replace(/:(\w+)/g, (pattern, name: string) => {
    const number = numbers.has(name) && /^\d+/.exec(params[name] ?? '');
    return number ? number[0] : pattern;
  });
}

/** No question while signing in, nor where the choice itself is. */
const mayAsk = (pathname: string) => pathname !== paths.about && matchRoute(pathname).route.layout !== 'auth';

/** Counts the page views of visitors who agree, until they withdraw it, here or in another tab. */
function Analytics({ project }: { project: AnalyticsProject }) {
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

/** A root of its own behind the page: hydration is unaffected, and no text moves. */
export function openAnalytics(project: AnalyticsProject, aroundNav: AroundNavHandler): void {
  heedBrowser();
  const place = document.createElement('div');
  document.body.append(place);
  openRoot(
    place,
    <Router hook={useShownLocation} searchHook={useShownSearch} aroundNav={aroundNav}>
      <Analytics project={project} />
    </Router>,
  );
}
