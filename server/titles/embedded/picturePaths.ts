import type { DatabaseSync } from 'node:sqlite';

import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

import type { CollectionRecord, SeasonRecord } from './build/records.ts';
import { select } from './reads/select.ts';

/** File names of pictures below `/t/p/{size}`, as the records first have them. */

const letterOf = { movie: 'm', tv: 't' } as const;
const anyEpisode = '{episode}';

export const posterOf = (media: MediaType, id: number) => `/${letterOf[media]}${id}-poster.svg`;
export const backdropOf = (media: MediaType, id: number) => `/${letterOf[media]}${id}-backdrop.svg`;
export const seasonPosterOf = (series: number, season: number) => `/t${series}-s${season}-poster.svg`;
export const stillsOf = (series: number, season: number) => `/t${series}-s${season}e${anyEpisode}-still.svg`;
export const profileOf = (person: number) => `/p${person}-profile.svg`;
export const collectionPosterOf = (collection: number) => `/c${collection}-poster.svg`;
export const collectionBackdropOf = (collection: number) => `/c${collection}-backdrop.svg`;

/** The stills of a season differ in the episode's number alone. */
export const stillOf = ({ stills }: SeasonRecord, episode: number): string =>
  stills.replace(anyEpisode, String(episode));

/** Gives all pictures in the tables the names that `nameOf` makes of the plain ones. */
export function namePictures(database: DatabaseSync, nameOf: (plain: string) => string): void {
  const named = (path: string) => `/${nameOf(path.slice(1))}`;
  // All first episodes have a still, so that its name is one that exists.
  const namedStills = (stills: string) =>
    named(stills.replace(anyEpisode, '1')).replace('e1-still', `e${anyEpisode}-still`);
  const titles = select<TitleId, []>(database, 'SELECT media, id FROM title');
  const setTitle = database.prepare(
    'UPDATE title SET poster_path = ?, backdrop_path = ? WHERE media = ? AND id = ?',
  );
  for (const { media, id } of titles.all())
    setTitle.run(named(posterOf(media, id)), named(backdropOf(media, id)), media, id);

  const people = select<{ id: number }, []>(database, 'SELECT id FROM person');
  const setPerson = database.prepare('UPDATE person SET profile_path = ? WHERE id = ?');
  for (const { id } of people.all()) setPerson.run(named(profileOf(id)), id);

  const collections = select<CollectionRecord, []>(database, 'SELECT * FROM collection');
  const setCollection = database.prepare(
    'UPDATE collection SET poster_path = ?, backdrop_path = ? WHERE id = ?',
  );
  for (const { id, poster_path, backdrop_path } of collections.all())
    setCollection.run(named(poster_path), named(backdrop_path), id);

  const seasons = select<SeasonRecord, []>(database, 'SELECT * FROM season');
  const setSeason = database.prepare('UPDATE season SET poster_path = ?, stills = ? WHERE id = ?');
  for (const { id, poster_path, stills } of seasons.all())
    setSeason.run(named(poster_path), namedStills(stills), id);
}
