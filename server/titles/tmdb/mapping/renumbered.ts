import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

type Renumber = (title: TitleId) => TitleId;

function mediaOf(thing: object): MediaType | null {
  if ('original_title' in thing) return 'movie';
  return 'first_air_date' in thing && 'original_name' in thing ? 'tv' : null;
}

/** A body of the protocol with other numbers for its titles, wherever in it they are. */
export function renumbered(value: unknown, renumber: Renumber): unknown {
  if (Array.isArray(value)) return value.map((item) => renumbered(item, renumber));
  if (typeof value !== 'object' || value === null) return value;
  const media = mediaOf(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, field]: [string, unknown]) => {
      if (typeof field !== 'number') return [name, renumbered(field, renumber)];
      if (name === 'id' && media) return [name, renumber({ media, id: field }).id];
      return [name, name === 'show_id' ? renumber({ media: 'tv', id: field }).id : field];
    }),
  );
}
