import type { MediaType } from '@marquee/contracts/paths.ts';

/** The rows of `schema.sql.ts`, one type per table. JSON columns are text here as there. */

export type TitleRecord = {
  media: MediaType;
  id: number;
  name: string;
  original_name: string;
  year: number;
  date: string;
  /** Minutes; of an episode for series. */
  runtime: number;
  language: string;
  certification: string;
  status: string;
  /** TMDB's type of series; empty for films. */
  type: string;
  score: number;
  fame: number;
  votes: number;
  popularity: number;
  overview: string;
  tagline: string;
  tone: string;
  moods: string;
  motifs: string;
  genre_ids: string;
  countries: string;
  collection_id: number | null;
  /** Null only where nothing but the name is known (`namesBeyond.ts`): then nothing is drawn. */
  poster_path: string | null;
  backdrop_path: string | null;
  adult?: 0 | 1;
  video?: 0 | 1;
  /** `tt0133093` */
  imdb: string | null;
  /** `Audience` in JSON; null where it wasn't judged. */
  audience: string | null;
  /** As `storiesOf` writes it; null where nobody told it. */
  story: string | null;
};

/** What a title is found by when somebody tells of it. */
export type DescriptionRecord = {
  media: MediaType;
  title_id: number;
  names: string;
  people: string;
  subjects: string;
  overview: string;
  plot: string;
  scenes: string;
};

/** Other names of a title, besides its own and the original one. */
type TitleNameRecord = { media: MediaType; title_id: number; name: string; ord: number };

export type PersonRecord = {
  id: number;
  name: string;
  gender: number;
  department: string;
  popularity: number;
  profile_path: string | null;
};

export type CreditRecord = {
  credit_id: string;
  media: MediaType;
  title_id: number;
  person_id: number;
  kind: 'cast' | 'crew';
  character: string;
  department: string;
  job: string;
  /** Place in the billing; for crew, in the order of the row. */
  ord: number;
};

export type KnownForRecord = { person_id: number; ord: number; media: MediaType; title_id: number };
type TitleGenreRecord = { media: MediaType; title_id: number; genre_id: number; ord: number };
export type KeywordRecord = { id: number; name: string };
type TitleKeywordRecord = { media: MediaType; title_id: number; keyword_id: number; ord: number };
type TitleCountryRecord = { media: MediaType; title_id: number; country: string; ord: number };
/** `films` counts the films alone: TMDB's collections contain no series. */
export type CollectionRecord = {
  id: number;
  name: string;
  films: number;
  poster_path: string;
  backdrop_path: string;
};
export type NetworkRecord = { id: number; name: string };
type TitleNetworkRecord = { title_id: number; network_id: number; ord: number };
export type CompanyRecord = { id: number; name: string; country: string | null };
type TitleCompanyRecord = { media: MediaType; title_id: number; company_id: number; ord: number };
export type NumberedKind = MediaType | 'person' | 'collection' | 'keyword' | 'network';
/** The number of our own making that something had before TMDB's was known. */
type EarlierNumberRecord = { kind: NumberedKind; earlier: number; id: number };
export type SeasonRecord = {
  title_id: number;
  number: number;
  id: number;
  year: number;
  episodes: number;
  poster_path: string;
  /** Names of all stills; `stillOf` makes one of them. */
  stills: string;
};

/** All tables by name, in an order in which they can be filled. */
export type Records = {
  collection: CollectionRecord[];
  person: PersonRecord[];
  keyword: KeywordRecord[];
  network: NetworkRecord[];
  title: TitleRecord[];
  title_name: TitleNameRecord[];
  credit: CreditRecord[];
  known_for: KnownForRecord[];
  title_genre: TitleGenreRecord[];
  title_keyword: TitleKeywordRecord[];
  title_country: TitleCountryRecord[];
  title_network: TitleNetworkRecord[];
  company: CompanyRecord[];
  title_company: TitleCompanyRecord[];
  season: SeasonRecord[];
  earlier_number: EarlierNumberRecord[];
  description: DescriptionRecord[];
};
