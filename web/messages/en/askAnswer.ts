import type { FallbackReason, Note, SentenceKind } from '@marquee/contracts/assistant/events.ts';

import { leftOut, pickCount } from './ask.ts';
import { partWords } from './askParts.ts';

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
  'cut-short': () => 'That is more than we can read at once, so the end of it was left out.',
};

/** Words around the picks of an answer. */
export const askAnswer = {
  refine: 'Change the request',
  meant: ({ name, year }: { name: string; year: number }) => `${name} (${year}) is meant`,

  found: (count: number, first: string) => `${pickCount(count)}. First: ${first}`,
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
  moreLikeLabel: (name: string) => `More like this: ${name}`,
  notThis: 'Not this',
  notThisLabel: (name: string) => `Not this: ${name}`,

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
