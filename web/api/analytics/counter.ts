import type { AnalyticsProject } from '@marquee/contracts/site.ts';
import {
  initializeAnalytics,
  isSupported,
  logEvent,
  setConsent,
  setDefaultEventParameters,
} from 'firebase/analytics';
import { initializeApp, setLogLevel } from 'firebase/app';

import { appName, type PageView } from './createConsentGate.ts';

const halfAYearSeconds = 180 * 24 * 60 * 60;

/** Google's library, set to count pages only, without advertising. Null where the browser stores nothing. */
export async function openCounter(
  project: AnalyticsProject,
  isWanted: () => boolean,
): Promise<((view: PageView) => void) | null> {
  if (!(await isSupported()) || !isWanted()) return null;
  // A blocked or failing counter must not affect the visitor.
  setLogLevel('silent');
  setConsent({
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    personalization_storage: 'denied',
  });
  const analytics = initializeAnalytics(initializeApp(project, appName), {
    config: {
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      cookie_expires: halfAYearSeconds,
    },
  });
  return (view) => {
    // Also for what the library sends by itself.
    setDefaultEventParameters({ ...view });
    logEvent(analytics, 'page_view', view);
  };
}
