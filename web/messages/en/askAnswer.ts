import type { FallbackReason, Note, SentenceKind } from '@marquee/contracts/assistant/events.ts';

import { leftOut, pickCount } from './ask.ts';
import { factSentence, unknowable, unknownTitle, whetherSentence } from './askFactNotes.ts';
import { languageWord, partWords } from './askParts.ts';

type NoteOf<Is extends Note['is']> = Extract<Note, { is: Is }>;

function relaxed({ from, to }: NoteOf<'relaxed'>): string {
  return to === null
    ? `Too few titles fit “${partWords(from)}”, so we left it out.`
    : `Too few titles fit “${partWords(from)}”. These fit “${partWords(to)}”.`;
}

const notes: { [Is in Note['is']]: (note: NoteOf<Is>) => string } = {
  fact: factSentence,
  whether: whetherSentence,
  'unknown-title': unknownTitle,
  unknowable: (note) => unknowable[note.of],
  relaxed,
  'none-fits-all': () =>
    'Nothing here fits everything. These come closest, and each says where it falls short.',
  'left-out': ({ count }: NoteOf<'left-out'>) => leftOut(count),
  'not-understood': () => 'We did not understand that. Here are some titles that many people like.',
  language: ({ language }: NoteOf<'language'>) =>
    `We can’t read ${languageWord(language)} yet. Ask in English, Spanish, French, German, Portuguese, Italian, Hindi or Japanese.`,
  nothing: () => 'Nothing fits everything. Remove a part to see more.',
  'no-change': () => 'That changed nothing, so the picks are the same.',
  'started-over': () => 'Started over. Say what you feel like watching.',
  'cut-short': () => 'That is more than we can read at once, so we left out the end.',
};

/** Words around the picks of an answer. */
export const askAnswer = {
  refine: 'Change the request',
  meant: ({ name, year }: { name: string; year: number }) => `I meant ${name} (${year})`,

  found: (count: number, first: string) => `${pickCount(count)}. First: ${first}`,
  foundNothing: 'No picks.',
  asking: 'A language model is reviewing these. The order may change.',
  byModel: 'Ranked with a language model',
  kinds: {
    wish: null,
    title: null,
    'small-talk': 'Good to see you too. Say what you feel like watching, or try one of these.',
    nonsense: 'We could not make sense of that. Here are some titles that many people like.',
    'off-topic': 'We only know films and series, and are happy to help with those.',
    harmful: 'We can’t help with that, but we’re happy to help with films and series.',
    empty: 'Say what you feel like watching. Until then, here are some titles that many people like.',
  } satisfies Record<SentenceKind, string | null>,
  readAs: (language: string) => `Read as ${languageWord(language)}.`,
  care: 'That sounds hard, and you do not have to go through it alone. Please talk to someone: call your local emergency number, or find a helpline near you at',
  careLink: 'findahelpline.com',
  notes,

  picks: 'Picks',
  fits: ': fits',
  near: ': nearly fits',
  unknown: ': not known',
  misses: ': does not fit',
  trailer: 'Trailer',
  moreLike: 'More like this',
  moreLikeLabel: (name: string) => `More like this: ${name}`,
  notThis: 'Not this',
  notThisLabel: (name: string) => `Not this: ${name}`,

  ownAnswer: 'The server could not be reached, so this device answered on its own.',

  thirdParty: 'Ask a language model too',
  thirdPartyText:
    'When on, your words also go to a language model run by a third party. When off, they stay here.',
  fallback: {
    unreachable: 'The language model could not be reached. These are our own picks.',
    slow: 'The language model took too long. These are our own picks.',
    refused: 'The language model did not accept the question. These are our own picks.',
    limited: 'The language model is getting too many requests. These are our own picks.',
    budget: 'The language model has reached its limit for today. These are our own picks.',
    unreadable: 'The language model’s answer could not be read. These are our own picks.',
    ungrounded: 'The language model named no title that we have. These are our own picks.',
    resting: 'The language model is paused after repeated failures. These are our own picks.',
  } satisfies Record<FallbackReason, string>,
} as const;

/** Words of the switch for a language model that the browser asks directly. */
export const askOutside = {
  label: 'Ask a language model too',
  text: (host: string) =>
    `When on, your browser also sends your words and the picks found for them to ${host}, which ranks them and says why. When off, nothing goes there.`,
} as const;
