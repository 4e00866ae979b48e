/** A number of a title or a person at TMDB or IMDb; `kind` is null where the number alone doesn't say it. */
export type TitleNumber = {
  site: 'tmdb' | 'imdb';
  kind: 'movie' | 'tv' | 'person' | null;
  /** `603`, `tt0133093`, `nm0000206`. */
  id: string;
};

/** IMDb writes its numbers with seven digits at least, and an older paste may have fewer. */
export function imdbNumber(prefix: 'tt' | 'nm', digits: string): TitleNumber {
  const id = `${prefix}${digits.replace(/^0+(?=\d)/, '').padStart(7, '0')}`;
  return { site: 'imdb', kind: prefix === 'nm' ? 'person' : null, id };
}

export const tmdbNumber = (kind: TitleNumber['kind'], digits: string): TitleNumber => ({
  site: 'tmdb',
  kind,
  id: digits.replace(/^0+(?=\d)/, ''),
});

/** A number that was found in a text, and the words beside it. */
export type ReadNumber = { number: TitleNumber | null; rest: string };
