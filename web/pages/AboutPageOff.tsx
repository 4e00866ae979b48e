import { offHere } from '#web/messages/en/about.ts';

import { Facts } from './AboutPageFacts.tsx';

/** What doesn't work without a server. */
export const AboutPageOff = () => <Facts rows={offHere} />;
