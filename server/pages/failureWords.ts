import type { RefusalStatus } from '#server/http/refusal.ts';

export type FailureWords = { title: string; text: string };

const unreadable: FailureWords = {
  title: 'That address can’t be read',
  text: 'Something in it isn’t an address of ours. Going home always works.',
};

const tooLong: FailureWords = {
  title: 'That address is too long',
  text: 'Try it with fewer words.',
};

/** What the page says that stands in when the app itself can't print one. */
export const failureWords: Record<RefusalStatus, FailureWords> = {
  400: unreadable,
  404: {
    title: 'Nothing is showing here',
    text: 'The address doesn’t lead anywhere. Going home always works.',
  },
  405: { title: 'That isn’t possible here', text: 'This page can only be read. Nothing was changed.' },
  408: { title: 'That took too long', text: 'Your request didn’t arrive in time. Try it again.' },
  413: { title: 'That is too much at once', text: 'Nothing was stored. Try it with less.' },
  414: tooLong,
  429: {
    title: 'That was a lot at once',
    text: 'More was asked for than one address may ask. Try again in a moment.',
  },
  431: tooLong,
  500: {
    title: 'The film broke',
    text: 'Something went wrong on our side, and we’ve noted it. Nothing of yours is lost. Try again in a moment.',
  },
  503: { title: 'Marquee is starting', text: 'Marquee isn’t ready yet. Try again in a moment.' },
  507: { title: 'There is no room', text: 'Nothing was saved. What you had before is still there.' },
};

export const failureHome = 'Go home';
