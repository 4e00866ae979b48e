import { plural } from '#web/messages/plural.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Why TMDB's own answer isn't shown. */
const causes: Readonly<Record<string, string | undefined>> = {
  token: "TMDB doesn't accept this site's access token.",
  quota: 'TMDB is limiting requests at the moment.',
  upstream: 'TMDB answers with errors.',
  answer: "TMDB's answers can't be read.",
};

function ago(seconds: number): string {
  if (seconds < 2 * minute) return 'a moment ago';
  if (seconds < 2 * hour) return `${Math.floor(seconds / minute)} minutes ago`;
  if (seconds < 2 * day) return `${Math.floor(seconds / hour)} hours ago`;
  const days = Math.floor(seconds / day);
  return `${days} ${plural(days, { one: 'day', other: 'days' })} ago`;
}

/** How old a page is while TMDB doesn't answer. */
export const ages = {
  cause: (failure: string) => causes[failure] ?? "TMDB can't be reached.",
  stale: (seconds: number) => `This page shows its answer from ${ago(seconds)}.`,
  embedded: 'This page shows Marquee’s own catalogue instead.',
  mixed: (seconds: number) =>
    `Some of this page is its answer from ${ago(seconds)}, the rest is Marquee’s own catalogue.`,
  retry: 'Try again',
  asking: 'Asking TMDB…',
  inVain: 'Still no answer from TMDB.',
  back: 'TMDB is answering again. This page is up to date.',
} as const;
