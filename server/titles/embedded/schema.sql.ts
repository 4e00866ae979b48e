/** Raised whenever the tables or what fills them change, so that a database of an older shape is never opened. */
export const schemaVersion = 9;

/**
 * The built catalogue. Numbers of films and of series are two separate spaces, so a title is always `(media, id)`.
 * `genre_ids` and `countries` repeat in JSON what the tables below say in rows: lists print them at once.
 * `description` is an index alone: it finds titles by what they tell, and no text can be read from it, so that no answer
 * gives an end away.
 */
export const schema = `
CREATE TABLE title (
  media TEXT NOT NULL CHECK (media IN ('movie', 'tv')),
  id INTEGER NOT NULL,
  name TEXT NOT NULL,
  original_name TEXT NOT NULL,
  year INTEGER NOT NULL,
  date TEXT NOT NULL,
  runtime INTEGER NOT NULL,
  language TEXT NOT NULL,
  certification TEXT NOT NULL,
  status TEXT NOT NULL,
  type TEXT NOT NULL,
  score REAL NOT NULL,
  fame INTEGER NOT NULL,
  votes INTEGER NOT NULL,
  popularity REAL NOT NULL,
  overview TEXT NOT NULL,
  tagline TEXT NOT NULL,
  tone TEXT NOT NULL,
  moods TEXT NOT NULL,
  motifs TEXT NOT NULL,
  genre_ids TEXT NOT NULL,
  countries TEXT NOT NULL,
  collection_id INTEGER REFERENCES collection (id),
  poster_path TEXT NOT NULL,
  backdrop_path TEXT NOT NULL,
  imdb TEXT UNIQUE,
  audience TEXT,
  story TEXT,
  PRIMARY KEY (media, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX title_by_popularity ON title (media, popularity DESC);
CREATE INDEX title_by_collection ON title (collection_id);

CREATE TABLE title_name (
  media TEXT NOT NULL,
  title_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  ord INTEGER NOT NULL,
  PRIMARY KEY (media, title_id, ord)
) STRICT, WITHOUT ROWID;

CREATE TABLE person (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  gender INTEGER NOT NULL,
  department TEXT NOT NULL,
  popularity REAL NOT NULL,
  profile_path TEXT NOT NULL
) STRICT;
CREATE INDEX person_by_popularity ON person (popularity DESC);

CREATE TABLE credit (
  credit_id TEXT PRIMARY KEY,
  media TEXT NOT NULL,
  title_id INTEGER NOT NULL,
  person_id INTEGER NOT NULL REFERENCES person (id),
  kind TEXT NOT NULL CHECK (kind IN ('cast', 'crew')),
  character TEXT NOT NULL,
  department TEXT NOT NULL,
  job TEXT NOT NULL,
  ord INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX credit_by_title ON credit (media, title_id, kind, ord);
CREATE INDEX credit_by_person ON credit (person_id);

CREATE TABLE known_for (
  person_id INTEGER NOT NULL REFERENCES person (id),
  ord INTEGER NOT NULL,
  media TEXT NOT NULL,
  title_id INTEGER NOT NULL,
  PRIMARY KEY (person_id, ord)
) STRICT, WITHOUT ROWID;

CREATE TABLE title_genre (
  media TEXT NOT NULL,
  title_id INTEGER NOT NULL,
  genre_id INTEGER NOT NULL,
  ord INTEGER NOT NULL,
  PRIMARY KEY (media, title_id, genre_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX title_genre_by_genre ON title_genre (media, genre_id);

CREATE TABLE keyword (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
CREATE TABLE title_keyword (
  media TEXT NOT NULL,
  title_id INTEGER NOT NULL,
  keyword_id INTEGER NOT NULL REFERENCES keyword (id),
  ord INTEGER NOT NULL,
  PRIMARY KEY (media, title_id, keyword_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX title_keyword_by_keyword ON title_keyword (keyword_id, media);

CREATE TABLE title_country (
  media TEXT NOT NULL,
  title_id INTEGER NOT NULL,
  country TEXT NOT NULL,
  ord INTEGER NOT NULL,
  PRIMARY KEY (media, title_id, country)
) STRICT, WITHOUT ROWID;

CREATE TABLE collection (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  films INTEGER NOT NULL,
  poster_path TEXT NOT NULL,
  backdrop_path TEXT NOT NULL
) STRICT;

CREATE TABLE network (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
CREATE TABLE title_network (
  title_id INTEGER NOT NULL,
  network_id INTEGER NOT NULL REFERENCES network (id),
  ord INTEGER NOT NULL,
  PRIMARY KEY (title_id, network_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE company (id INTEGER PRIMARY KEY, name TEXT NOT NULL, country TEXT) STRICT;
CREATE TABLE title_company (
  media TEXT NOT NULL,
  title_id INTEGER NOT NULL,
  company_id INTEGER NOT NULL REFERENCES company (id),
  ord INTEGER NOT NULL,
  PRIMARY KEY (media, title_id, company_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX title_company_by_company ON title_company (company_id, media);

CREATE TABLE earlier_number (
  earlier INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  id INTEGER NOT NULL
) STRICT;

CREATE TABLE season (
  title_id INTEGER NOT NULL,
  number INTEGER NOT NULL,
  id INTEGER NOT NULL UNIQUE,
  year INTEGER NOT NULL,
  episodes INTEGER NOT NULL,
  poster_path TEXT NOT NULL,
  stills TEXT NOT NULL,
  PRIMARY KEY (title_id, number)
) STRICT, WITHOUT ROWID;

CREATE VIRTUAL TABLE description USING fts5 (
  media UNINDEXED, title_id UNINDEXED, names, people, subjects, overview, plot, scenes,
  content = '', contentless_unindexed = 1, tokenize = 'porter unicode61 remove_diacritics 2'
);
-- All of it fits into memory while it is filled, so that it is written once and in one piece.
INSERT INTO description (description, rank) VALUES ('hashsize', 67108864);
`;
