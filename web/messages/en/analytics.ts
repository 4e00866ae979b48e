import type { Site } from '@marquee/contracts/site.ts';

/** Words about counting visits. Loaded only where analytics is set up. */
export const analytics = {
  title: 'Counting visits',
  yes: 'Count my visits',
  no: 'Don’t count them',
  line: 'May we count your visits? Google Analytics would then tell the people who run this site which pages are opened, never anything you type.',
  more: 'What is counted',
  thanks: 'Your visits are counted from now on.',
  none: 'Your visits are not counted.',
  change: 'Change this',
  what: 'The people who run this site would like to know which pages are opened. If you agree, Google Analytics is told: the kind of page and the number of a title or person, your browser, its language and the size of its window, roughly where you are, and a number in a cookie that lasts half a year. Never what you search for, ask or type, and never who you are. It serves no advertising.',
  states: {
    open: 'You haven’t answered yet, which counts as no: Google is not contacted.',
    yes: 'You said yes.',
    no: 'You said no. Google is not contacted and stores nothing here.',
    refused:
      'Your browser sends Do Not Track or Global Privacy Control. That counts as no, and Google is not contacted.',
  },
  device: 'Your answer is stored on this device only, and a no takes effect at once in every tab.',
  scriptless: 'JavaScript is off in this browser, so nothing is counted.',
} as const;

/** Replaces the sentence that says that no visits are counted. */
export function privacyLead({ pictures, providers }: Site): string {
  const host = URL.canParse(pictures) ? new URL(pictures).host : null;
  const signIn = providers ? ', sign in with one of them' : '';
  const rest = `no visits are counted, no cookies are set and nothing comes from third parties, unless you agree to be counted${signIn} or play one of their videos. Accounts are optional.`;
  return host === null ? `N${rest.slice(1)}` : `Pictures come from ${host}. Otherwise, ${rest}`;
}
