import type { Site } from '@marquee/contracts/site.ts';

type Row = readonly [name: string, words: string];

const notices = {
  embedded:
    'The app and its server use the same interface as TMDB’s public API, but the answers are our own. Nothing on this site comes from TMDB, and TMDB has neither endorsed nor certified it.',
  tmdb: 'This product uses TMDB and the TMDB APIs but is not endorsed, certified, or otherwise approved by TMDB.',
} as const;

const ages: Row = [
  'How ages were judged',
  'By us, title by title: for whom it is, from what age, how frightening, violent and sad, how much sex and swearing. That is no certificate, and you know your children better.',
];

const ownRows: readonly Row[] = [
  [
    'Titles and people',
    'Some 2,000 films and series. Names, dates, casts and running times are general knowledge, cross-checked. Any mistakes are ours.',
  ],
  ['Texts', 'Summaries and taglines are written for Marquee. None is taken from anywhere else.'],
  [
    'Scores',
    'Scores out of ten and popularity are our own estimates of what most viewers would say, not the figures of TMDB, IMDb or anyone else.',
  ],
  ages,
  [
    'Pictures',
    'Every poster, backdrop and portrait is drawn here by a program, from what a title is about, its mood and its years. There are no photographs and nothing from a studio.',
  ],
  [
    'Trailers',
    'Short teasers made from a title, its texts and its cast. Videos on YouTube or Vimeo are not contacted before you press play.',
  ],
  [
    'The programme',
    'Now playing changes on Friday, as in a repertory cinema: chosen by rules that mix decades and countries and follow the season.',
  ],
  [
    'More like this',
    'Worked out from what two titles share: subjects, moods, people, years. The reasons are shown. No one pays to be there.',
  ],
];

const standIn: Row = [
  'When TMDB does not answer',
  'A page then shows TMDB’s last answer or, if there is none, Marquee’s own catalogue, with drawings instead of photographs and our own estimates instead of scores. A line at the top of the page says so.',
];

const tmdbRows: readonly Row[] = [
  ['Titles and people', 'From TMDB, where its members maintain them. Anyone can correct a mistake there.'],
  ['Texts', 'Summaries, taglines and biographies are TMDB’s, in the language you choose where it has them.'],
  ['Scores', 'TMDB’s: its members’ average, out of ten. Popularity is TMDB’s too.'],
  ['Pictures', 'Posters, stills and portraits are TMDB’s. Profile pictures are drawn here.'],
  [
    'Trailers',
    'The videos that TMDB lists on YouTube and Vimeo. Neither is contacted before you press play.',
  ],
  ['Where to watch', 'Offers by country are JustWatch’s, by way of TMDB.'],
  ['Lists', 'Now playing, popular, top rated, upcoming and more like this are TMDB’s.'],
];

const ownLog =
  'A log of which pages were requested and how long they took. Not by whom, and not what you searched for.';

function privacyOf({ content, pictures, server }: Site): { lead: string; rows: readonly Row[] } {
  const log: readonly Row[] = server ? [['On the server', ownLog]] : [];
  const rest = 'nothing from third parties until you play one of their videos. Accounts are optional.';
  if (content === 'embedded') return { lead: `No cookies, no counting of visits, ${rest}`, rows: log };
  if (!URL.canParse(pictures)) {
    return {
      lead: `No cookies, no counting of visits, ${rest}`,
      rows: [
        ...log,
        [
          'At TMDB',
          'This server asks TMDB for what you open and search for here, including pictures. TMDB sees the server, not you.',
        ],
      ],
    };
  }
  const { host } = new URL(pictures);
  return {
    lead: `No cookies, no counting of visits. Pictures come from ${host}; otherwise ${rest}`,
    rows: [
      ...log,
      [
        'At TMDB',
        `${
          server
            ? 'This server asks TMDB for what you open and search for here: TMDB sees the server, not you.'
            : 'Your browser asks TMDB directly for what you open and search for.'
        } Your browser fetches the pictures from ${host}, which sees your IP address, this site’s name and which pictures you load, but not which page you are on.`,
      ],
    ],
  };
}

/** What the about page says about the source of titles and what it gets to know. */
export const sourcesOf = (site: Site) => ({
  title: 'Where it comes from',
  rows: site.content === 'embedded' ? ownRows : site.server ? [...tmdbRows, ages, standIn] : tmdbRows,
  notice: notices[site.content],
  privacy: privacyOf(site),
  mark: 'TMDB',
  markLabel: 'TMDB: The Movie Database, themoviedb.org',
});
