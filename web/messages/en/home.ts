import { formatCount } from '#web/lib/format.ts';
import { readSite } from '#web/lib/site.ts';

/** The home page. */
export const home = {
  documentTitle: 'Marquee: films and series worth your evening',
  description:
    'What’s on this week, what people are watching, what is rated highest. Browse films and series, play trailers and find something to watch tonight.',
  heading: 'This week on Marquee',
  feature: 'Feature of the week',
  programme: 'Features this week',
  about: 'About the film',
  popular: 'Popular this week',
  get nowPlaying() {
    return readSite().content === 'tmdb' ? 'Now playing' : 'In our programme this week';
  },
  changesOn: (weekday: string) => `The programme changes on ${weekday}`,
  topRated: 'Top rated',
  facts: (year: number | null, genres: readonly string[]) =>
    [year, genres.slice(0, 2).join(', ')].filter(Boolean).join(' · '),
  all: (count: number) => `All ${formatCount(count)}`,
  ask: {
    /** Parts that stand out are the ones an answer would be built on. */
    sentence: [
      ['Something like ', false],
      ['Fargo', true],
      [', but ', false],
      ['quieter', true],
      [', with ', false],
      ['snow', true],
      [', under ', false],
      ['two hours', true],
    ] as const,
    go: 'Ask',
    or: 'Or try',
    examples: [
      'a film by Akira Kurosawa',
      'anything with Tilda Swinton',
      'time loops, but not Groundhog Day',
    ],
  },
  problems: {
    programme: 'The programme',
    row: 'This row',
    later: 'The rest of the page did not load',
    retry: 'Try again',
    kept: 'The rest of the page is complete.',
  },
};
