import type { Fact, LedgerLine } from '@marquee/contracts/assistant/fact.ts';
import type { WishOf } from '@marquee/contracts/assistant/part.ts';
import type { Audience } from '@marquee/contracts/audience.ts';
import { words } from '@marquee/text';

import type { LexiconEntry } from '#lexicon/entries.ts';
import { signalsOf } from '#lexicon/signals.ts';
import { stemOf } from '#lexicon/stemOf.ts';
import { intensityWords, judgedAs } from '#rank/intensityOf.ts';
import { leastTheme, meets } from '#rank/meets.ts';

import type { TitleFacts } from '../facts.ts';

export type FitAndFact = { fit: LedgerLine['fit']; fact: Fact };

const mostTags = 4;

/** How a title meets an entry of the lexicon, by its keywords, moods or genres. */
export function themeLine(
  title: TitleFacts,
  { not }: WishOf<'theme'>,
  entry: LexiconEntry | undefined,
): FitAndFact | null {
  if (!entry) return null;
  const { strength, tags } = signalsOf(entry, title);
  const isSo = strength >= leastTheme;
  const genres = title.genres.filter((genre) => entry.genres?.includes(genre));
  const fact =
    tags.length === 0 && genres.length > 0
      ? ({ is: 'genres', genres } as const)
      : ({ is: 'tags', tags: tags.slice(0, mostTags) } as const);
  if (entry.judged !== undefined && title.audience !== null)
    return {
      fit: isSo === not ? 'misses' : 'fits',
      fact: { is: 'audience', judged: pick(title.audience, Object.keys(entry.judged)) },
    };
  const saysNothing = tags.length === 0 && genres.length === 0;
  if (not) {
    // A keyword that is missing proves nothing.
    if (saysNothing) return { fit: 'unknown', fact: { is: 'untagged' } };
    return { fit: isSo ? 'misses' : 'near', fact };
  }
  if (saysNothing) return { fit: 'misses', fact };
  return { fit: isSo ? 'fits' : 'near', fact };
}

/** Where the row has a word: in tags that contain it, or in its texts. */
export function wordLine(title: TitleFacts, { word, not }: WishOf<'word'>): FitAndFact {
  const stems = words(word).map(stemOf);
  const tags = [...title.keywords, ...title.moods].filter((tag) => wordedIn(tag, stems) !== null);
  if (tags.length > 0) return { fit: not ? 'misses' : 'fits', fact: { is: 'tags', tags: tags.slice(0, 4) } };
  for (const text of [title.name, title.overview, title.tagline]) {
    const found = wordedIn(text, stems);
    if (found !== null) return { fit: not ? 'misses' : 'fits', fact: { is: 'words', words: [found] } };
  }
  return not
    ? { fit: 'unknown', fact: { is: 'untagged' } }
    : { fit: 'misses', fact: { is: 'words', words: [] } };
}

/** The words of a text that have these stems, in its own form; null where it has none. */
function wordedIn(text: string, stems: readonly string[]): string | null {
  const spoken = words(text);
  const stemmed = spoken.map(stemOf);
  const at = stemmed.findIndex((_, from) => stems.every((stem, offset) => stemmed[from + offset] === stem));
  return stems.length === 0 || at === -1 ? null : spoken.slice(at, at + stems.length).join(' ');
}

type Credit = Extract<Fact, { is: 'credit' }>;

/** What a person did for a title, in the role that is asked for; of several, what counts most. */
export function creditOf(
  { media, makers, cast, writers }: TitleFacts,
  { id, name, role }: Pick<WishOf<'person'>, 'id' | 'name' | 'role'>,
): Credit {
  const isAsked = (asked: typeof role) => role === asked || role === 'any';
  const maker = isAsked('director') ? makers.find((person) => person.id === id) : undefined;
  if (maker) {
    return credit(maker.name, media === 'movie' ? 'director' : 'creator');
  }
  const player = isAsked('cast') ? cast.find((person) => person.id === id) : undefined;
  if (player)
    return { ...credit(player.name, 'cast'), character: player.character === '' ? null : player.character };
  const writer = isAsked('writer') ? writers.find((person) => person.id === id) : undefined;
  return writer ? credit(writer.name, 'writer') : credit(name, null);
}

const credit = (name: string, role: Credit['role']): Credit => ({
  is: 'credit',
  name,
  role,
  character: null,
});

const telling = {
  violence: new Set(['gory']),
  gore: new Set(['gory']),
  sex: new Set(['sensual']),
  scare: new Set(['scary', 'creepy']),
};

/** How much of something it has: as it was judged, else by the tags that speak of it. A missing tag proves nothing. */
export function intensityLine(title: TitleFacts, wish: WishOf<'intensity'>): FitAndFact {
  const { keywords, moods, audience } = title;
  const isMet = meets(wish, title);
  const judged = audience === null ? null : pick(audience, [judgedAs[wish.of]]);
  const { of } = wish;
  if (of === 'sad' || of === 'swearing' || (judged !== null && of !== 'gore'))
    return { fit: fitOf(isMet, judged !== null), fact: { is: 'audience', judged } };
  const { strong, some } = intensityWords[of];
  const tags = [
    ...moods.filter((mood) => telling[of].has(mood)),
    ...keywords.filter((keyword) => strong.has(keyword) || some.has(keyword)),
  ];
  if (tags.length > 0)
    return { fit: isMet ? 'fits' : 'misses', fact: { is: 'tags', tags: tags.slice(0, 4) } };
  return {
    fit: fitOf(isMet, judged !== null),
    fact: judged === null ? { is: 'untagged' } : { is: 'audience', judged },
  };
}

/** What decides for whom it is, as it was judged. */
export function ageLine(title: TitleFacts, wish: WishOf<'age'>): FitAndFact {
  const { audience } = title;
  const judged = audience && pick(audience, ['madeFor', 'fromAge', 'scary', 'violence']);
  return { fit: fitOf(meets(wish, title), audience !== null), fact: { is: 'audience', judged } };
}

function fitOf(isMet: boolean, isKnown: boolean): LedgerLine['fit'] {
  if (!isMet) return 'misses';
  return isKnown ? 'fits' : 'unknown';
}

/** Some of what was judged. */
export const pick = (audience: Audience, names: readonly string[]): Partial<Audience> =>
  Object.fromEntries(Object.entries(audience).filter(([name]) => names.includes(name)));
