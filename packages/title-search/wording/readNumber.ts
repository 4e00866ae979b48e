import { readLink } from './readLink.ts';
import { imdbNumber, tmdbNumber, type ReadNumber, type TitleNumber } from './titleNumber.ts';

const byName =
  /(?<!\S)(?:imdb\s*[:=]\s*((?:tt|nm)?\d{1,10})|tmdb\s*[:=]\s*(?:(movie|film|tv|series|person)\s*[/:]\s*)?(\d{1,10})|((?:tt|nm)\d{5,10}))(?!\S)/iu;

const kinds: Record<string, TitleNumber['kind']> = {
  movie: 'movie',
  film: 'movie',
  tv: 'tv',
  series: 'tv',
  person: 'person',
};

/** The number that a query names, by itself or within a pasted link, and the words beside it. */
export function readNumber(text: string): ReadNumber {
  const link = readLink(text);
  if (link !== null) return link;
  const match = byName.exec(text);
  if (match === null) return { number: null, rest: text };
  const [whole, imdb, kind, tmdb, bare] = match;
  const beside = `${text.slice(0, match.index)} ${text.slice(match.index + whole.length)}`;
  const rest = beside.trim() === '' ? text : beside;
  if (tmdb !== undefined) return { number: tmdbNumber(kinds[kind?.toLowerCase() ?? ''] ?? null, tmdb), rest };
  const number = (imdb ?? bare ?? '').toLowerCase();
  return {
    number: imdbNumber(number.startsWith('nm') ? 'nm' : 'tt', number.replace(/^\D+/, '')),
    rest,
  };
}
