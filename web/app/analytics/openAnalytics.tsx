import type { AnalyticsProject } from '@marquee/contracts/site.ts';
import { type AroundNavHandler, Router } from 'wouter';

import { openRoot } from '#web/app/analytics/openRoot.ts';
import { heedBrowser } from '#web/features/analytics/consent.ts';
import { useShownLocation, useShownSearch } from '#web/platform/shownLocation.ts';

import { Analytics } from './Analytics.tsx';

/** A root of its own behind the page: what the server printed needn't know of it, and nothing that is read moves. */
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
