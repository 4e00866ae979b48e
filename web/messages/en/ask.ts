import { formatCount } from '#web/lib/format.ts';

import { plural } from '../plural.ts';

export const pickCount = (count: number) =>
  `${formatCount(count)} ${plural(count, { one: 'pick', other: 'picks' })}`;

export const leftOut = (count: number) =>
  count === 1
    ? 'One left out: you have seen or hidden it.'
    : `${formatCount(count)} left out: you have seen or hidden them.`;

/** The page for asking in one's own words. */
export const ask = {
  documentTitle: 'Ask: Marquee',
  documentTitleOf: (sentence: string) => `${sentence} · Ask Marquee`,
  description: 'Say in a sentence what you feel like watching. Every pick says what fits and what does not.',
  field: 'What do you feel like watching?',
  fieldAgain: 'Change the request or ask anew',
  placeholder: 'Something with snow',
  placeholderAgain: 'Older, or funnier',
  go: 'Ask',
  left: (count: number) => `${formatCount(count)} ${plural(count, { one: 'letter', other: 'letters' })} left`,
  conversation: 'Conversation',
  earlier: (count: number) =>
    `Earlier: ${formatCount(count)} ${plural(count, { one: 'question', other: 'questions' })}`,
  summary: (count: number, out: number, kept: readonly string[]) =>
    [
      pickCount(count) + (kept.length > 0 ? `, kept: ${kept.join(', ')}` : '') + (out > 0 ? '.' : ''),
      ...(out > 0 ? [leftOut(out)] : []),
    ].join(' '),
  howRead: 'How we read it. Take a part away, or say what to change.',
  remove: (part: string) => `Remove: ${part}`,
  change: (part: string) => `Change: ${part}`,
  notUnderstood: 'Not understood',
  kept: 'Kept from before',
  correctedTo: (name: string) => `Read as ${name}`,

  undo: 'Undo',
  clear: 'Start over',
  share: 'Share this conversation',
  copied: 'The address is copied.',
  notCopied: 'Copying was not allowed. The address is in the bar above.',

  problem: {
    title: 'The answer did not arrive',
    text: 'What you asked is kept above. Nothing else is needed from you.',
    offline:
      'You are offline, and this device has no catalogue of its own yet. What you asked is kept above.',
    busy: 'Too much was asked for at once. What you asked is kept above; a minute of patience helps.',
    retry: 'Try again',
  },
} as const;
