import around from '@marquee/content/words/around-names.json' with { type: 'json' };
import titleCues from '@marquee/content/words/title-cues.json' with { type: 'json' };

import type { LinkContext } from './scene.ts';

/**
 * How surely a title follows. `strong`: nothing else comes here, even a plain word is a name if it is alone.
 * `past`: something was seen or liked, perhaps a title. `weak`: a title may follow as well as anything else.
 */
export type TitleCue = {
  strength: 'strong' | 'past' | 'weak';
  /** Where its words begin. */
  from: number;
  /** Whether they belong to the title: "hated" and "instead of" say more than that one follows. */
  isOwn: boolean;
  media: 'movie' | 'tv' | null;
  /** "Series like": the title is likely of the requested medium. */
  wanted: 'movie' | 'tv' | null;
  /** Titles are named to be left out: "other than", "already seen". */
  isSeen: boolean;
  /** "From the director of Heat", "the guy from Heat": somebody of the title is meant. */
  maker: 'director' | 'writer' | 'lead' | null;
};

/** After these, "like" is a verb, and what follows may be anything. */
const likers = new Set(around.likingSubjects);

/** What may be between a cue and the name. */
const fillers = new Set(around.betweenCueAndTitle);
const mostFillers = 4;
const year = /^(?:18|19|20)\d\d$/;

type Row = {
  strength: TitleCue['strength'];
  phrases: readonly string[];
  seen?: true;
  apart?: true;
  maker?: Exclude<TitleCue['maker'], null>;
};
type Ending = { words: readonly string[] } & Pick<TitleCue, 'strength' | 'isOwn' | 'isSeen' | 'maker'>;

const plain = { isOwn: true, isSeen: false, maker: null } as const;

/** Cues by their last word, the longest first. */
const endings = new Map<string, Ending[]>();
for (const { strength, phrases, seen, apart, maker } of titleCues as readonly Row[]) {
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    const last = words.at(-1) ?? '';
    const ending = { words, strength, isOwn: !apart, isSeen: seen ?? false, maker: maker ?? null };
    endings.set(last, [...(endings.get(last) ?? []), ending]);
  }
}
for (const known of endings.values()) known.sort((a, b) => b.words.length - a.words.length);

/** The cue of a name that begins at a place; null where there is none. */
export function cueBefore(scene: LinkContext, at: number): TitleCue | null {
  let media: TitleCue['media'] = null;
  let hasYear = false;
  let leading: TitleCue | null = null;
  for (let last = at - 1; last >= 0 && last >= at - 1 - mostFillers; last -= 1) {
    const word = scene.word(last);
    const cue = cueEndingAt(scene, last);
    if (cue !== null) return { ...cue, media, wanted: mediaOf(scene.word(cue.from - 1)) };
    if (!(fillers.has(word) || year.test(word)) || isSentenceEnd(scene, last + 1)) break;
    media ??= mediaOf(word);
    hasYear ||= year.test(word);
    // "The series Fargo", "the 1972 Solaris": that leads to a name, too.
    if (word === 'the' && (media !== null || hasYear))
      leading = { ...plain, strength: 'weak', from: last, media, wanted: null };
  }
  return leading;
}

const isSentenceEnd = (scene: LinkContext, at: number): boolean => /[.!?]\s*$|\n/.test(scene.before(at));

function cueEndingAt(scene: LinkContext, last: number): Omit<TitleCue, 'media' | 'wanted'> | null {
  if (scene.isTaken(last) || isSentenceEnd(scene, last + 1)) return null;
  // "As tense as Prisoners", but not "not as sad as Bambi".
  const compares =
    scene.word(last) === 'as' && scene.word(last - 2) === 'as' && scene.word(last - 3) !== 'not';
  if (compares) return { ...plain, strength: 'past', from: last - 2, isOwn: false };
  for (const { words, ...cue } of endings.get(scene.word(last)) ?? []) {
    const from = last - words.length + 1;
    if (words.some((word, index) => scene.word(from + index) !== word)) continue;
    if (cue.maker !== null) return { ...cue, from: startOfMaker(scene, from) };
    const isVerb = words.length === 1 && words[0] === 'like' && likers.has(scene.word(from - 1));
    return { ...cue, from, strength: isVerb ? 'weak' : cue.strength };
  }
  return null;
}

/** "From the same director …": all of it leads to the name. */
function startOfMaker(scene: LinkContext, from: number): number {
  let start = from;
  while (beforeMakers.has(scene.word(start - 1)) && !scene.isApart(start)) start -= 1;
  return start;
}

const beforeMakers = new Set(around.beforeMakers);

const mediaWords: Readonly<Record<string, 'movie' | 'tv'>> = {
  movie: 'movie',
  movies: 'movie',
  film: 'movie',
  films: 'movie',
  flick: 'movie',
  show: 'tv',
  shows: 'tv',
  series: 'tv',
  sitcom: 'tv',
  tv: 'tv',
};

/** Whether a word says film or series. */
export const mediaOf = (word: string): 'movie' | 'tv' | null => mediaWords[word] ?? null;
