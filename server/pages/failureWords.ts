import type { RefusalStatus } from '#server/http/refusal.ts';

export type FailureWords = { title: string; text: string };

const unreadable: FailureWords = {
  title: 'This address can’t be read',
  text: 'Part of it isn’t valid. The home page always works.',
};

const tooLong: FailureWords = {
  title: 'This address is too long',
  text: 'Try fewer words.',
};

/** Words of the page that is sent when the app itself can't render one. */
export const failureWords: Record<RefusalStatus, FailureWords> = {
  400: unreadable,
  404: {
    title: 'Page not found',
    text: 'There is no page at this address. The home page always works.',
  },
  405: { title: 'That isn’t possible here', text: 'This page is read-only. Nothing was changed.' },
  408: { title: 'That took too long', text: 'Your request didn’t arrive in time. Try again.' },
  413: { title: 'That is too large', text: 'Nothing was saved. Try again with less.' },
  414: tooLong,
  429: {
    title: 'Too many requests',
    text: 'Your network sent more requests than we allow. Try again in a moment.',
  },
  431: tooLong,
  500: {
    title: 'Something went wrong',
    text: 'The error is on our side, and we’ve logged it. Nothing you have saved is lost. Try again in a moment.',
  },
  503: { title: 'Marquee is starting', text: 'It isn’t ready yet. This page opens as soon as it is.' },
  507: { title: 'That could not be saved', text: 'What you had before is still there.' },
};

/** It tries again by itself. */
export const busyWords: FailureWords = {
  title: 'A lot is going on here',
  text: 'More people are asking than we can answer at once. This page tries again in a few seconds.',
};

export const failureHome = 'Go to the home page';
