import type { facetWords } from '@marquee/contracts/facetWords.ts';

type Source = (typeof facetWords.source)[number];

/** What keywords say about what a title is made after. */
const sources: Readonly<Record<string, readonly Source[]>> = {
  'based on novel or book': ['novel'],
  'based on young adult novel': ['novel'],
  "based on children's book": ['novel'],
  'based on short story': ['short-story'],
  'based on true story': ['true-story'],
  biography: ['true-story'],
  'based on memoir or autobiography': ['true-story', 'novel'],
  'based on article': ['true-story'],
  'based on comic': ['comic'],
  'based on manga': ['comic'],
  'based on play or musical': ['play'],
  'shakespeare adaptation': ['play'],
  'based on tv series': ['series'],
  'based on animated series': ['series'],
  'based on anime': ['series'],
  'based on sketch': ['series'],
  'based on video game': ['video-game'],
  'fairy tale': ['fairy-tale'],
  'based on fairy tale': ['fairy-tale'],
  remake: ['film'],
  'live action remake': ['film'],
  'based on movie': ['film'],
  'based on short film': ['film'],
};

export const sourcesOf = (keyword: string): readonly Source[] =>
  Object.hasOwn(sources, keyword) ? (sources[keyword] ?? []) : [];
