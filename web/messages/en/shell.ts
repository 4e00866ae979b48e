/** Words of the bars, the footer and the menus. */
export const shell = {
  brand: 'Marquee',
  brandLabel: 'Marquee, home',
  skip: 'Skip to content',
  mainNav: 'Main',
  phoneNav: 'Main, phone',
  footNav: 'More',
  nowPlaying: 'Now playing',
  popular: 'Popular',
  topRated: 'Top rated',
  upcoming: 'Upcoming',
  series: 'Series',
  discover: 'Discover',
  ask: 'Ask',
  home: 'Home',
  browse: 'Browse',
  watchlist: 'Watchlist',
  account: 'Your account',
  transfer: 'Import and export',
  search: 'Search',
  signIn: 'Sign in',
  about: 'About Marquee',
  choices: 'Playback and shortcuts',
  locale: 'Language and country',
  theme: 'Dark or light',
  themes: { dark: 'Dark', light: 'Light', system: 'Match system' },
  foot: {
    embedded: 'Pictures drawn here. Scores are our own estimates.',
    tmdb: 'Titles, texts, scores and pictures: TMDB.',
  },
  offline: 'You are offline. Pages opened in this visit still work.',
} as const;

/** The search field in the bar: a file of its own, since every page loads it. */
export const searchField = {
  label: 'Search films, series and people',
  short: 'Search',
} as const;

/** Words of the parts that every page uses. */
export const common = {
  close: 'Close',
  loading: 'Loading',
  seeAll: 'See all',
  seeAllOf: (title: string) => ` of ${title}`,
  backIn: (title: string) => `Back in ${title}`,
  forwardIn: (title: string) => `Forward in ${title}`,
  score: 'Score',
  ofTen: 'out of 10',
} as const;

/** What a build without a server shows before its script has run. */
export const staticPage = {
  title: 'Marquee',
  description: 'Films and series to browse, with trailers, people and a search that forgives typos.',
  slow: 'This is taking a while. If nothing appears, reload the page.',
  scriptless:
    'Marquee needs JavaScript, which is off in this browser. Turn it on for this site, then reload the page.',
} as const;
