import type { TitleFacts } from '#facts.ts';

/** An invented film, with the fields that a test is about. */
export function title(facts: Partial<TitleFacts> & Pick<TitleFacts, 'id'>): TitleFacts {
  return {
    media: 'movie',
    name: `Film ${facts.id}`,
    originalName: `Film ${facts.id}`,
    alsoNamed: [],
    year: 2000,
    runtime: 100,
    seasons: null,
    episodes: null,
    isEnded: null,
    genres: ['Drama'],
    language: 'en',
    countries: ['US'],
    certification: 'PG',
    collection: null,
    companies: [],
    makers: [],
    writers: [],
    cast: [],
    keywords: [],
    moods: [],
    audience: null,
    story: null,
    overview: '',
    tagline: '',
    score: 7,
    fame: 70,
    ...facts,
  };
}
