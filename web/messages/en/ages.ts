import { plural } from '#web/messages/plural.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Why TMDB didn't answer by itself. Whatever else fails on the way there: it can't be reached. */
const causes: Readonly<Record<string, string | undefined>> = {
  token: "TMDB doesn't let this site in.",
  quota: 'TMDB asks for a little patience.',
  upstream: 'TMDB answers with errors.',
  answer: "TMDB's answers make no sense.",
};

function ago(seconds: number): string {
  if (seconds < 2 * minute) return 'a moment ago';
  if (seconds < 2 * hour) return `${Math.floor(seconds / minute)} minutes ago`;
  if (seconds < 2 * day) return `${Math.floor(seconds / hour)} hours ago`;
  const days = Math.floor(seconds / day);
  return `${days} ${plural(days, { one: 'day', other: 'days' })} ago`;
}

/** How old a page is, where TMDB doesn't answer for it now. */
export const ages = {
  cause: (hop: string) => causes[hop] ?? "TMDB can't be reached.",
  stale: (seconds: number) => `This is what it said ${ago(seconds)}.`,
  embedded: 'This is what Marquee itself knows.',
  mixed: (seconds: number) =>
    `Some of this is what it said ${ago(seconds)}, the rest is what Marquee itself knows.`,
  retry: 'Try again',
  asking: 'Asking TMDB…',
  inVain: 'Asked again, in vain.',
  back: 'TMDB answers again. This is what it says now.',
} as const;
