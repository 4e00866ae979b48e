import type { MediaType } from '@marquee/contracts/paths.ts';
import type { NameEntry } from '@marquee/titles';

import type { PersonRecord, TitleRecord } from './build/records.ts';
import type { Catalogue } from './catalogue.ts';

/** TMDB's code where no language is known. */
const noLanguage = 'xx';

/** Of such a title at most the year is known, which the protocol can only say as its first day. */
const dateOf = (year: number | null) => (year === null ? '' : `${year}-01-01`);

const titleBeyond = (media: MediaType, known: KnownName): TitleRecord => ({
  media,
  id: known.id,
  name: known.name,
  original_name: known.originalName,
  year: known.firstYear ?? 0,
  date: dateOf(known.firstYear),
  runtime: known.runtime ?? 0,
  language: known.language ?? noLanguage,
  certification: '',
  status: '',
  type: '',
  score: known.score ?? 0,
  fame: 0,
  votes: known.votes ?? 0,
  popularity: known.popularity,
  overview: '',
  tagline: '',
  tone: '',
  moods: '[]',
  motifs: '[]',
  genre_ids: JSON.stringify(known.genres),
  countries: '[]',
  collection_id: null,
  imdb: known.imdb,
  poster_path: null,
  backdrop_path: null,
  audience: null,
  story: null,
  adult: known.adult ? 1 : 0,
  video: known.video ? 1 : 0,
});

const personBeyond = ({ id, name, popularity }: KnownName): PersonRecord => ({
  id,
  name,
  gender: 0,
  department: '',
  popularity,
  profile_path: null,
});

/** What a title index knows of a title or person that the catalogue lacks. */
type KnownName = NameEntry & { id: number };

type Find = (kind: MediaType | 'person', id: number) => KnownName | undefined;

/** The catalogue with a title index as fallback, so that every search hit has a page. */
export function withNamesBeyond(catalogue: Catalogue, known: Find): Catalogue {
  const find: Catalogue['titles']['find'] = (media, id) => {
    const title = catalogue.titles.find(media, id);
    const beyond = title === undefined ? known(media, id) : undefined;
    return beyond === undefined ? title : titleBeyond(media, beyond);
  };
  return {
    ...catalogue,
    titles: {
      ...catalogue.titles,
      find,
      findAll: (keys) => keys.flatMap(({ media, id }) => find(media, id) ?? []),
    },
    people: {
      ...catalogue.people,
      find: (id) => {
        const person = catalogue.people.find(id);
        const beyond = person === undefined ? known('person', id) : undefined;
        return beyond === undefined ? person : personBeyond(beyond);
      },
    },
  };
}
