import type { MovieDetails, TvDetails } from '@marquee/contracts/tmdb/details.ts';
import type { Video } from '@marquee/contracts/tmdb/extras.ts';
import type { Loose } from '@marquee/contracts/tmdb/loose.ts';

import type { Rating } from './certification.ts';
import type { ListedMovie, ListedSeries } from './listPages.ts';

export type CastMember = { id: number; name: string; part: string };
export type CrewMember = { id: number; name: string; job: string; department: string };

/** Something with a number under which it is found elsewhere: a genre, a keyword, a network. */
export type NamedItem = { id: number; name: string };

/** Ways to watch, the most used first. */
export const watchWays = ['flatrate', 'free', 'ads', 'rent', 'buy'] as const;
type WatchWay = (typeof watchWays)[number];
/** Where to watch in one region. */
export type WatchRegion = { region: string; link: string; ways: { way: WatchWay; names: string[] }[] };

/** The languages of texts that aren't in the language of the page. */
export type Langs = Partial<Record<'name' | 'tagline' | 'overview', string>>;

type Shared = {
  id: number;
  name: string;
  /** The name in its own language, where that is another one. */
  originalName: string | null;
  tagline: string;
  overview: string;
  poster: string | null;
  backdrop: string | null;
  score: number;
  votes: number;
  /** The score is ours and not the public's: true of the embedded catalogue, recognised by its teaser. */
  isEstimate: boolean;
  genres: NamedItem[];
  /** By country, the best known first. */
  ratings: Rating[];
  /** Which of its texts are in another language than the page. */
  langs?: Langs | undefined;
  language: string;
  countries: string[];
  homepage: string | null;
  cast: CastMember[];
  crew: CrewMember[];
  keywords: NamedItem[];
  videos: Loose<Video>[];
  watch: WatchRegion[];
  recommended: (ListedMovie | ListedSeries)[];
};

export type Movie = Shared & {
  media: 'movie';
  released: string;
  runtime: number | null;
  status: MovieDetails['status'] | '';
  collection: NamedItem | null;
  companies: string[];
  imdbId: string | null;
  /** In US dollars; 0 where unknown. */
  budget: number;
  revenue: number;
};

/** Season 0 is the specials. */
export type Season = { number: number; year: number | null; episodes: number };

export type Series = Shared & {
  media: 'tv';
  creators: NamedItem[];
  networks: NamedItem[];
  firstAired: string | null;
  lastAired: string | null;
  nextEpisode: { airs: string | null; season: number; episode: number } | null;
  status: TvDetails['status'] | '';
  type: TvDetails['type'] | '';
  /** Minutes of a usual episode. */
  episodeLength: number | null;
  seasonCount: number;
  episodeCount: number;
  seasons: Season[];
};

export type DetailedTitle = Movie | Series;
