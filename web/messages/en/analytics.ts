import type { Site } from '@marquee/contracts/site.ts';

/** What is said where visits are counted of those who agree. Loaded only there. */
export const analytics = {
  title: 'Counting visits',
  yes: 'Count mine',
  no: 'Don’t count mine',
  line: 'May your visits be counted? It would tell who runs this Marquee which pages are opened: by Google, and never with anything you type.',
  more: 'What is counted',
  thanks: 'Your visits are counted from now on.',
  none: 'Your visits are not counted.',
  change: 'Change it',
  what: 'Who runs this Marquee would like to know which pages are opened. If you agree, Google Analytics is told so: the kind of page and the number of a title or person, your browser, its language and the size of its window, roughly where you are, and a number in a cookie that lasts half a year. Never what you search for, ask or type, and never who you are. It serves no advertising.',
  stand: {
    open: 'You haven’t said yet, which counts as no: nothing has been asked of Google.',
    yes: 'You said yes.',
    no: 'You said no. Nothing is asked of Google, and it keeps nothing here.',
    refused:
      'Your browser says for you that you don’t want this: it sends Do Not Track or Global Privacy Control. That counts as no, and nothing is asked of Google.',
  },
  device: 'Your answer is kept on this device only, and a no counts at once in every tab.',
  scriptless: 'This browser runs no scripts, so nothing is counted.',
} as const;

/** In place of the sentence that says that nobody is counted. */
export function privacyLead({ pictures, providers }: Site): string {
  const host = URL.canParse(pictures) ? new URL(pictures).host : null;
  const signIn = providers ? ', sign in by one of them' : '';
  const rest = `no counting of visitors, no cookies and nothing from third parties, unless you agree to be counted${signIn} or press play on one of their videos. An account only if you want one.`;
  return host === null ? `N${rest.slice(1)}` : `Pictures come from ${host}. Else ${rest}`;
}
