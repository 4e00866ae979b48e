import { ConsentChoice } from '#web/features/analytics/Consent.tsx';
import { readSite } from '#web/lib/site.ts';
import { privacyLead } from '#web/messages/en/analytics.ts';

import styles from './AboutPageAnalytics.module.css';

/** The beginning of the part about privacy where visits may be counted. */
export function AboutPageAnalytics() {
  return (
    <>
      <p className={styles.lead}>{privacyLead(readSite())}</p>
      <ConsentChoice />
    </>
  );
}
