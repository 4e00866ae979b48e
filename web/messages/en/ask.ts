import { formatCount } from '#web/lib/format.ts';

import { plural } from '../plural.ts';

export const pickCount = (count: number) =>
  `${formatCount(count)} ${plural(count, { one: 'pick', other: 'picks' })}`;

export const leftOut = (count: number) => `${formatCount(count)} left out: seen or hidden.`;

/** The Ask page. */
export const ask = {
  documentTitle: 'Ask: Marquee',
  documentTitleOf: (sentence: string) => `${sentence} · Ask Marquee`,
  description: 'Say what you feel like watching. Every pick says what fits.',
  field: 'What do you feel like watching?',
  fieldAgain: 'Change the request or ask something new',
  placeholder: 'Something with snow',
  placeholderAgain: 'Older, or funnier',
  go: 'Ask',
  left: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'character', other: 'characters' })} left`,
  conversation: 'Conversation',
  earlier: (count: number) =>
    `Earlier: ${formatCount(count)} ${plural(count, { one: 'question', other: 'questions' })}`,
  summary: (count: number, out: number, kept: readonly string[]) =>
    [
      pickCount(count) + (kept.length > 0 ? `, kept: ${kept.join(', ')}` : '') + (out > 0 ? '.' : ''),
      ...(out > 0 ? [leftOut(out)] : []),
    ].join(' '),
  howRead: 'How we read it. Remove a part, or say what to change.',
  remove: (part: string) => `Remove: ${part}`,
  change: (part: string) => `Change: ${part}`,
  notUnderstood: 'Not understood',
  searchInstead: 'Search for it',
  kept: 'Also counts',
  correctedTo: (name: string) => `Read as ${name}`,

  undo: 'Undo',
  clear: 'Start over',
  share: 'Share this conversation',
  copied: 'Link copied.',
  notCopied: 'The browser did not allow copying. The link is in the address bar.',

  problem: {
    title: 'The answer did not load',
    text: 'Your question is still above.',
    offline: 'You are offline, and this device has no catalogue yet. Your question is still above.',
    busy: 'Too many requests. Your question is still above; try again in a minute.',
    retry: 'Try again',
  },
} as const;
