import type { DatabaseSync } from 'node:sqlite';

import type { MediaType } from '@marquee/contracts/paths.ts';

import { genresOf } from './answers/genres.ts';
import type { Catalogue } from './catalogue.ts';
import { select } from './reads/select.ts';
import { type CatalogueTitle, createReadTitle } from './readTitles.ts';

type Listed = { id: number; name: string };

/** What a title has of its own in common with the others of its collection. */
const traitsOf = ({ media, name, year, genres, moods, keywords, collection }: CatalogueTitle) => ({
  title: name,
  year: year ?? 0,
  genres: genresOf(media, genres).map((genre) => genre.name),
  moods,
  keywords: keywords.map((keyword) => keyword.name),
  collection: collection?.name ?? null,
});

/** The catalogue for other services, beside its protocol. Null for an unknown number. */
export function createLookup(database: DatabaseSync, { people }: Pick<Catalogue, 'people'>) {
  const titles = createReadTitle(database);
  const listed = select<Listed, [MediaType]>(
    database,
    'SELECT id, name FROM title WHERE media = ? ORDER BY popularity DESC, id',
  );
  const collections = select<Listed, []>(
    database,
    'SELECT id, name FROM collection WHERE films > 1 ORDER BY name',
  );
  const persons = select<Listed, []>(database, 'SELECT id, name FROM person ORDER BY popularity DESC, id');
  const seasons = select<{ id: number; name: string; season: number }, []>(
    database,
    `SELECT title.id, title.name, season.number AS season FROM season
     JOIN title ON title.media = 'tv' AND title.id = season.title_id ORDER BY title.popularity DESC, season.number`,
  );

  /** What the pictures of a title are drawn from. */
  const subjectOf = (title: CatalogueTitle) => {
    const { media, id, name, originalName, collection, networks } = title;
    const first = collection === null ? undefined : titles.firstOf(collection.id);
    const makers = title.makers.length > 0 || media === 'movie' ? title.makers : networks;
    return {
      ...traitsOf(title),
      /** Where it was first shown under another name. */
      originalTitle: originalName === name ? null : originalName,
      language: title.language ?? '',
      motifs: title.motifs,
      tone: title.tone,
      makers: makers.map((maker) => maker.name),
      /** The earliest title of its collection, where that is another one. */
      kin: first === undefined || first.id === id ? null : traitsOf(first),
      seasons: title.eachSeason,
    };
  };

  return {
    findTitle: (media: MediaType, id: number) => {
      const title = titles.find(media, id);
      return title === undefined ? null : subjectOf(title);
    },
    findPerson: (id: number): { name: string; department: string } | null => people.find(id) ?? null,
    /** `first` is the earliest title of the collection. */
    findCollection: (id: number) => {
      const first = titles.firstOf(id);
      return first?.collection ? { name: first.collection.name, first: subjectOf(first) } : null;
    },
    /** Everything that has a page, for the sitemap; the best known first. */
    films: () => listed.all('movie'),
    series: () => listed.all('tv'),
    seasons: () => seasons.all(),
    people: () => persons.all(),
    collections: () => collections.all(),
  };
}
