import type { ChoiceName } from './facets.ts';

/**
 * The values of facets that are words of our own and no names of anything, as written in URLs: the app says
 * them in its own words. In the order in which they make sense, mild to strong and near to far.
 */
export const facetWords = {
  certification: ['G', 'PG', 'PG-13', 'R', 'NC-17', 'TV-Y', 'TV-Y7', 'TV-G', 'TV-PG', 'TV-14', 'TV-MA', 'NR'],
  mood: [
    'uplifting',
    'cosy',
    'funny',
    'romantic',
    'bittersweet',
    'heartbreaking',
    'tense',
    'scary',
    'creepy',
    'gory',
    'bleak',
    'dark',
    'dreamlike',
    'mind-bending',
    'thought-provoking',
    'inspiring',
    'epic',
    'action-packed',
    'stylish',
    'quirky',
    'slow-burn',
    'fast-paced',
    'nostalgic',
    'whimsical',
    'gritty',
    'suspenseful',
    'satirical',
    'sensual',
    'melancholy',
    'feel-good',
    'awe',
    'intimate',
  ],
  /** How widely a title is known: about a fifth are famous, and a third are hidden. */
  fame: ['famous', 'known', 'hidden'],
  /** What a title is made after. */
  source: [
    'novel',
    'short-story',
    'true-story',
    'comic',
    'play',
    'series',
    'video-game',
    'fairy-tale',
    'film',
  ],
  /** One of several that belong together, or a story by itself. */
  part: ['collection', 'alone'],
  /** In the cinema's programme. */
  showing: ['now', 'soon'],
  status: ['returning', 'ended', 'canceled'],
  form: ['scripted', 'miniseries', 'documentary', 'reality', 'talk-show', 'news'],
} as const satisfies Partial<Record<ChoiceName, readonly string[]>>;

export type WordFacet = keyof typeof facetWords;

export const isWordFacet = (name: ChoiceName): name is WordFacet => Object.hasOwn(facetWords, name);

/** The facets whose values have names: all but those of words. A new one is a type error until it has either. */
export type NamedFacet = Exclude<ChoiceName, WordFacet>;
