import type { Site } from '@marquee/contracts/site.ts';

type Row = readonly [name: string, words: string];

const notices = {
  embedded:
    'The app and its server speak to each other as TMDB’s public interface does, but the answers are our own. Nothing on this site comes from TMDB, and TMDB has neither endorsed nor certified it.',
  tmdb: 'This product uses TMDB and the TMDB APIs but is not endorsed, certified, or otherwise approved by TMDB.',
} as const;

const ownRows: readonly Row[] = [
  [
    'Titles and people',
    'Some 1,800 films and series. Names, dates, casts and lengths are facts of general knowledge, checked against each other. A mistake is ours.',
  ],
  [
    'Texts',
    'The summaries and the one-line descriptions are written for Marquee. None is taken from anywhere else.',
  ],
  [
    'Scores',
    'Our own estimates of what most viewers would say, out of ten. So is how well known a title is. They are not the figures of TMDB, IMDb or anyone else.',
  ],
  [
    'Pictures',
    'Every poster, backdrop and portrait is drawn here by a program, from what a title is about, its mood and its years. There are no photographs and nothing of a studio.',
  ],
  [
    'Trailers',
    'Short teasers set from a title, its words and its cast. Where a video lies at YouTube or Vimeo, nothing is asked of them before you press play.',
  ],
  [
    'The programme',
    'Now playing changes on Friday, as in a repertory cinema: chosen by rule, with an eye on decades, countries and the season.',
  ],
  [
    'More like this',
    'Reckoned from what two titles share: subjects, moods, people, years. The reasons are shown. Nobody pays to be there.',
  ],
];

const standIn: Row = [
  'When TMDB is away',
  'A page then shows what TMDB said before or, where that was nothing yet, what Marquee itself knows, with drawings in place of photographs and our own estimates in place of scores. A line below the bar says so.',
];

const tmdbRows: readonly Row[] = [
  [
    'Titles and people',
    'TMDB’s: films, series and people as its members keep them. A mistake can be put right there, by anybody.',
  ],
  ['Texts', 'Summaries, taglines and lives are TMDB’s, in the language that you choose where it has them.'],
  ['Scores', 'TMDB’s: what its members gave on average, out of ten. So is how popular a title is.'],
  ['Pictures', 'Posters, stills and portraits are TMDB’s. Those that accounts choose from are drawn here.'],
  [
    'Trailers',
    'The videos that TMDB lists at YouTube and Vimeo. Nothing is asked of either before you press play.',
  ],
  ['Where to watch', 'Offers by country are JustWatch’s, by way of TMDB.'],
  [
    'Lists',
    'Now playing, popular, top rated and upcoming are TMDB’s lists, and more like this is its advice.',
  ],
];

const ownLog =
  'A log of what was asked for and how long it took. Not by whom, and not what you searched for.';

function privacyOf({ content, pictures, server }: Site): { lead: string; rows: readonly Row[] } {
  const log: readonly Row[] = server ? [['On the server', ownLog]] : [];
  const rest =
    'nothing from third parties until you press play on one of their videos. An account only if you want one.';
  if (content === 'embedded') return { lead: `No cookies, no counting of visitors, ${rest}`, rows: log };
  if (!URL.canParse(pictures)) {
    return {
      lead: `No cookies, no counting of visitors, ${rest}`,
      rows: [
        ...log,
        [
          'At TMDB',
          'This server asks TMDB for what is opened and searched for here, pictures too. TMDB sees the server, and nothing of you.',
        ],
      ],
    };
  }
  const { host } = new URL(pictures);
  return {
    lead: `No cookies, no counting of visitors. Pictures come from ${host}; else ${rest}`,
    rows: [
      ...log,
      [
        'At TMDB',
        `${
          server
            ? 'This server asks TMDB for what is opened and searched for here: TMDB sees the server, and nothing of you.'
            : 'Your browser asks TMDB itself for what you open and search for.'
        } Your browser fetches the pictures from ${host}, which sees your internet address, this site’s name and which pictures those are, but not which page you are on.`,
      ],
    ],
  };
}

/** What the about page says about whoever answers, and about what they get to know. */
export const sourcesOf = (site: Site) => ({
  title: 'Where it comes from',
  rows: site.content === 'embedded' ? ownRows : site.server ? [...tmdbRows, standIn] : tmdbRows,
  notice: notices[site.content],
  privacy: privacyOf(site),
  mark: 'TMDB',
  markLabel: 'TMDB: The Movie Database, themoviedb.org',
});
