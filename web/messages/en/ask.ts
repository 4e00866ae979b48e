import type { FallbackReason, Note, SentenceKind } from '#contracts/concierge/events.ts';
import { formatCount } from '#web/lib/formatNumber.ts';

import { plural } from '../plural.ts';
import { partWords } from './askParts.ts';

const picks = (count: number) => `${formatCount(count)} ${plural(count, { one: 'pick', other: 'picks' })}`;

const leftOut = (count: number) =>
  count === 1
    ? 'One left out: you have seen or hidden it.'
    : `${formatCount(count)} left out: you have seen or hidden them.`;

type NoteOf<Is extends Note['is']> = Extract<Note, { is: Is }>;

function relaxed({ from, to }: NoteOf<'relaxed'>): string {
  return to === null
    ? `Too little fits with “${partWords(from)}”, so that was set aside.`
    : `Too little fits with “${partWords(from)}”. Shown is what fits with “${partWords(to)}”.`;
}

const notes: { [Is in Note['is']]: (note: NoteOf<Is>) => string } = {
  relaxed,
  'none-fits-all': () => 'Nothing here meets every part. These come closest, and each says where it misses.',
  'left-out': ({ count }: NoteOf<'left-out'>) => leftOut(count),
  'not-understood': () => 'We did not understand any of it. These are well liked in any case.',
  nothing: () => 'Nothing fits all of it. Take a part away, and there will be something.',
  'no-change': () => 'There was nothing to change by that. The picks are as they were.',
  'started-over': () => 'Started over. Say what you feel like.',
};

/** The page for asking in one's own words. */
export const ask = {
  documentTitle: 'Ask: Marquee',
  documentTitleOf: (sentence: string) => `${sentence} · Ask Marquee`,
  description: 'Say in a sentence what you feel like watching. Every pick says what fits and what does not.',
  title: 'What do you feel like?',
  lead: 'One sentence will do. Each part that was understood is underlined and can be taken away, and every pick says what fits and what does not.',
  heading: 'Ask Marquee',
  field: 'What do you feel like watching?',
  fieldAgain: 'Change the request or ask anew',
  placeholder: 'Something with snow, nothing gory',
  placeholderAgain: 'Older, funnier, not these',
  go: 'Ask',
  left: (count: number) => `${formatCount(count)} ${plural(count, { one: 'letter', other: 'letters' })} left`,
  examples: 'Or try one of these',
  examplesText: 'Say more or less than they do. Both are fine.',
  questions: [
    'Funny nineties science fiction under two hours, like Galaxy Quest',
    'A quiet crime film with snow, nothing too violent',
    'A heist that goes wrong, made before 1980',
    'Something for a rainy Sunday with the kids',
    'Black and white, from Japan, with ghosts',
    'A short series like Twin Peaks',
    'Time loops, but not Groundhog Day',
  ],
  specimen: 'How a sentence is read',
  specimenSentence: [
    { words: 'Something' },
    { words: 'like Fargo', meaning: 'Like, 1996' },
    { words: 'but' },
    { words: 'quieter,', meaning: 'Mood' },
    { words: 'with' },
    { words: 'snow,', meaning: 'Setting' },
    { words: 'under two hours', meaning: 'Length' },
  ],
  recent: 'Asked before',
  recentText: 'Kept on this device alone.',
  clearRecent: 'Clear history',
  recentMore: (count: number) =>
    `and ${count} more ${plural(count, { one: 'sentence', other: 'sentences' })}`,

  conversation: 'Conversation',
  earlier: (count: number) =>
    `Earlier: ${formatCount(count)} ${plural(count, { one: 'question', other: 'questions' })}`,
  summary: (count: number, out: number, kept: readonly string[]) =>
    [
      picks(count) + (kept.length > 0 ? `, kept: ${kept.join(', ')}` : '') + (out > 0 ? '.' : ''),
      ...(out > 0 ? [leftOut(out)] : []),
    ].join(' '),
  howRead: 'How we read it. Take a part away, or say what to change.',
  remove: (part: string) => `Remove: ${part}`,
  change: (part: string) => `Change: ${part}`,
  notUnderstood: 'Not understood',
  kept: 'Kept from before',
  correctedTo: (name: string) => `Read as ${name}`,
  refine: 'Change the request',
  meant: ({ name, year }: { name: string; year: number }) => `${name} (${year}) is meant`,

  found: (count: number, first: string) => `${picks(count)}. First: ${first}`,
  foundNothing: 'No picks.',
  asking: 'A language model is looking these over. They may change places.',
  byModel: 'Ordered with a language model',
  kinds: {
    wish: null,
    title: null,
    'small-talk':
      'Good to see you too. Say what you feel like watching, or take one of these: people like them.',
    nonsense: 'We could make nothing of that. These are well liked in any case.',
    'off-topic': 'We only know films and series. On those we are happy to help.',
    harmful: 'We will not help with that. Films and series, gladly.',
    empty: 'Say what you feel like. Until then, these are well liked.',
  } satisfies Record<SentenceKind, string | null>,
  care: 'That sounds hard, and you do not have to carry it alone. Please talk to somebody: your local emergency number, or a helpline near you on',
  careLink: 'findahelpline.com',
  notes,

  picks: 'Picks',
  fits: ': fits',
  near: ': nearly fits',
  misses: ': does not fit',
  trailer: 'Trailer',
  moreLike: 'More like this',
  moreLikeLabel: (name: string) => `More like ${name}`,
  notThis: 'Not this',
  notThisLabel: (name: string) => `Not ${name}`,

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
  ownAnswer: 'The server could not be reached, so this device answered by itself.',

  thirdParty: 'Ask a language model too',
  thirdPartyText:
    'Your words then also go to a language model run by a third party. Switched off, they stay here.',
  fallback: {
    unreachable: 'The language model could not be reached. These picks are our own and stand.',
    slow: 'The language model took too long. These picks are our own and stand.',
    refused: 'The language model did not take the question. These picks are our own and stand.',
    limited: 'The language model was asked too much at once. These picks are our own and stand.',
    budget: 'The language model has said enough for today. These picks are our own and stand.',
    unreadable: 'The language model made no sense. These picks are our own and stand.',
    ungrounded: 'The language model named nothing that we have. These picks are our own and stand.',
    resting: 'The language model is resting after failures. These picks are our own and stand.',
  } satisfies Record<FallbackReason, string>,
} as const;
