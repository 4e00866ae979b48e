import type { AnalyticsProject } from '@marquee/contracts/site.ts';

import { loadChunk } from '#web/platform/loadChunk.ts';

import { createConsentGate, forgetCookies, forgetInstallation, type PageView } from './createConsentGate.ts';

const scriptAddress = 'https://www.googletagmanager.com/gtag/js?l=dataLayer';

const untilOnline = () =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise((online) => addEventListener('online', online, { once: true }));

/** The library looks for its script before it fetches it: it finds this one, an empty one. */
function standInForScript(): void {
  if (document.querySelector(`script[src^="${scriptAddress.split('?')[0]}"]`)) return;
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = scriptAddress;
  document.head.append(script);
}

/** The referring site without its path. Our own pages are left out: they may contain a search. */
function cameFrom(): string {
  const { referrer } = document;
  return URL.canParse(referrer) ? `${new URL(referrer).origin}/` : `${location.origin}/`;
}

export type Counting = {
  /** Counts a page view under its address, without anything that was typed. */
  count: (page: string) => void;
  /** Final for this document: running scripts can't be removed. */
  end: () => void;
};

/** Nothing is loaded or requested before the first count; failures are silent. */
export function createCounting(project: AnalyticsProject): Counting {
  const gate = createConsentGate();
  let isOver = false;
  let before: string | undefined;
  let opened: Promise<((view: PageView) => void) | null> | undefined;

  async function open() {
    await untilOnline();
    const { openCounter } = await loadChunk(() => import('./counter.ts'));
    if (isOver) return null;
    gate.raise();
    return openCounter(project, () => !isOver);
  }

  async function count(page: string) {
    const here = location.origin + page;
    const view: PageView = { page_location: here, page_referrer: before ?? cameFrom(), page_title: page };
    before = here;
    gate.admit(view);
    opened ??= open();
    const send = await opened;
    if (!isOver) send?.(view);
  }

  return {
    count: (page) => {
      if (!isOver) count(page).catch(() => (opened = undefined));
    },
    end: () => {
      isOver = true;
      gate.close();
      Reflect.set(window, `ga-disable-${project.measurementId}`, true);
      if (opened) standInForScript();
      forgetCookies();
      forgetInstallation(project).catch(() => {});
    },
  };
}
