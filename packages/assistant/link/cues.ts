import type { Scene } from './scene.ts';

/**
 * How surely a title follows. `strong`: nothing else comes here, even a plain word is a name if it stands alone.
 * `past`: something was seen or liked, perhaps a title. `weak`: a title may follow as well as anything else.
 */
export type Cue = {
  strength: 'strong' | 'past' | 'weak';
  /** Where its words begin. */
  from: number;
  /** Whether they belong to the title: "hated" and "instead of" say more than that one follows. */
  isOwn: boolean;
  media: 'movie' | 'tv' | null;
  /** "Series like": what is looked for is likely what the title is. */
  wanted: 'movie' | 'tv' | null;
  /** Titles are named to be left out: "other than", "already seen". */
  isSeen: boolean;
  /** "From the director of Heat": somebody who made the title is meant. */
  maker: 'director' | 'writer' | null;
};

const strong = [
  'like',
  'similar to',
  'similarly to',
  'in the vein of',
  'vein of',
  'along the lines of',
  'lines of',
  'reminiscent of',
  'reminds me of',
  'remind me of',
  'reminded me of',
  'akin to',
  'comparable to',
  'close to',
  'in the style of',
  'style of',
  'vibes of',
  'vibe of',
  'a la',
  'ala',
  'fan of',
  'fans of',
  'if i loved',
  'if i liked',
  'if i enjoyed',
  'if you loved',
  'if you liked',
  'if you enjoyed',
  'if you like',
  'because i loved',
  'because i liked',
  'movie called',
  'film called',
  'series called',
  'show called',
  'titled',
];
const past = [
  'feel of',
  'feeling of',
  'spirit of',
  'tone of',
  'mood of',
  'atmosphere of',
  'humour of',
  'humor of',
  'look of',
  'energy of',
  'season of',
  'seasons of',
  'episode of',
  'episodes of',
  'finishing',
  'binged',

  'loved',
  'enjoyed',
  'liked',
  'adored',
  'watched',
  'rewatched',
  'finished',
  'rewatching',
  'watching',
];
const weak = [
  'love',
  'likes',
  'loves',
  'enjoy',
  'adore',
  'favourite is',
  'favorite is',
  'favourites are',
  'favorites are',
  'favourite movies are',
  'favorite movies are',
  'favourite films are',
  'favorite films are',
  'favourites',
  'favorites',
  'such as',
  'eg',
  'e g',
  'example',
  'examples',
  'for example',
  'including',
  'think',
  'meets',
  'between',
  'answer to',
  'equivalent of',
  'equivalent to',
  'take on',
  'mix of',
  'mix between',
  'cross between',
  'combination of',
  'compared to',
  'as good as',
  'sequel to',
  'prequel to',
  'remake of',
  'version of',
  'parody of',
];
const turning = ['instead of', 'rather than', 'hate', 'dislike', 'not', 'no', 'without', 'avoid'];
const hated = ['hated', 'disliked'];
const seen = [
  'already seen',
  'already watched',
  'seen already',
  'ive seen',
  'i have seen',
  'have seen',
  'seen',
  'other than',
  'besides',
  'apart from',
  'aside from',
  'except',
  'except for',
  'excluding',
  'not counting',
  'anything but',
  'dont suggest',
  'dont recommend',
  'do not suggest',
  'do not recommend',
];

const madeBy = {
  director: [
    'director of',
    'directors of',
    'director behind',
    'maker of',
    'makers of',
    'creator of',
    'creators of',
    'people behind',
    'team behind',
    'guys behind',
    'guy behind',
    'mind behind',
    'minds behind',
    'same director as',
    'same people as',
    'who made',
    'whoever made',
    'who directed',
    'whoever directed',
  ],
  writer: ['writer of', 'writers of', 'screenwriter of', 'same writer as'],
};

/** After these, "like" is a verb: what somebody likes may be anything. */
const likers = new Set(
  (
    'i we you they he she it who id would also really do dont didnt doesnt does did to people kids children friends ' +
    'wife husband girlfriend boyfriend partner parents mom mum dad son daughter family feel feels felt feeling look ' +
    'looks looked looking sound sounds seem seems seemed just wed youd theyd always usually generally both all ' +
    'absolutely still never not might could may'
  ).split(' '),
);

/** What may stand between a cue and the name. */
const fillers = new Set(
  (
    'the all movie movies film films series show shows tv original classic old first second that ones one called titled ' +
    'named maybe say perhaps either both stuff things recent animated disney pixar for example eg instance uk british american korean japanese swedish danish'
  ).split(' '),
);
const mostFillers = 4;
const year = /^(?:18|19|20)\d\d$/;

type Ending = { words: readonly string[] } & Pick<Cue, 'strength' | 'isOwn' | 'isSeen' | 'maker'>;

const endings = new Map<string, Ending[]>();
const plain = { isOwn: true, isSeen: false, maker: null } as const;
for (const [phrases, cue] of [
  [strong, { ...plain, strength: 'strong' }],
  [past, { ...plain, strength: 'past' }],
  [seen, { ...plain, strength: 'past', isSeen: true }],
  [weak, { ...plain, strength: 'weak' }],
  [hated, { ...plain, strength: 'past', isOwn: false }],
  [turning, { ...plain, strength: 'weak', isOwn: false }],
  [madeBy.director, { ...plain, strength: 'strong', maker: 'director' }],
  [madeBy.writer, { ...plain, strength: 'strong', maker: 'writer' }],
] as const) {
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    const last = words.at(-1) ?? '';
    endings.set(last, [...(endings.get(last) ?? []), { words, ...cue }]);
  }
}
for (const known of endings.values()) known.sort((a, b) => b.words.length - a.words.length);

/** What leads to a name that begins at a place; null where nothing does. */
export function cueBefore(scene: Scene, at: number): Cue | null {
  let media: Cue['media'] = null;
  let hasYear = false;
  let leading: Cue | null = null;
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

const isSentenceEnd = (scene: Scene, at: number): boolean => /[.!?]\s*$|\n/.test(scene.before(at));

function cueEndingAt(scene: Scene, last: number): Omit<Cue, 'media' | 'wanted'> | null {
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
function startOfMaker(scene: Scene, from: number): number {
  let start = from;
  while (beforeMakers.has(scene.word(start - 1)) && !scene.isApart(start)) start -= 1;
  return start;
}

const beforeMakers = new Set(['the', 'same', 'from', 'by']);

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
