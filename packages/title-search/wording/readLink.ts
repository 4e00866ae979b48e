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

/** An address with or without its scheme, or the path of a page of Marquee. */
const link =
  /(?<!\S)(?:https?:\/\/)?((?:[\p{L}\d-]+\.)+[a-z]{2,}|localhost)(?::\d{1,5})?\/(\S+)|(?<!\S)https?:\/\/[^\s/]+\/(\S+)|(?<!\S)\/((?:movie|tv|person)\/\d\S*)/iu;

const pageNames = new Set([
  ...'movie movies film films tv show shows series title titles watch details fullcredits reference'.split(
    ' ',
  ),
  ...'season cast reviews videos images recommendations wiki m name'.split(' '),
]);

/** What a pasted link leads to: its number, and the words of its address; null where the text contains no link. */
export function readLink(text: string): ReadNumber | null {
  const match = link.exec(text);
  if (match === null) return null;
  const path = decoded((match[2] ?? match[3] ?? match[4] ?? '').replace(/[?#].*$/, ''));
  const segments = path.split('/').filter((segment) => segment !== '');
  return { number: numberIn(segments), rest: wordsIn(segments) };
}

function numberIn(segments: readonly string[]): TitleNumber | null {
  for (const [index, segment] of segments.entries()) {
    const imdb = /^(tt|nm)(\d{5,10})$/i.exec(segment);
    if (imdb?.[2] !== undefined) {
      return imdbNumber(imdb[1]?.toLowerCase() === 'nm' ? 'nm' : 'tt', imdb[2]);
    }
    const kind = /^(movie|tv|person)$/.exec(segment)?.[1];
    const digits = /^(\d{1,10})(?:-|$)/.exec(segments[index + 1] ?? '')?.[1];
    if (digits !== undefined && (kind === 'movie' || kind === 'tv' || kind === 'person')) {
      return tmdbNumber(kind, digits);
    }
  }
  return null;
}

/** The last segment that looks like a name: "the matrix" for `603-the-matrix` or `The_Matrix_(film)`. */
function wordsIn(segments: readonly string[]): string {
  const names = segments
    .map((segment) =>
      segment
        .replace(/[_+]/g, ' ')
        .replace(/^\d+-(?=\D)/, '')
        .replace(/-/g, ' ')
        .trim(),
    )
    .filter(
      (name) =>
        /\p{L}/u.test(name) && !/^(?:tt|nm)\d+$/i.test(name) && !/^\p{L}{2}(?: \p{L}{2})?$/u.test(name),
    );
  return names.findLast((name) => !pageNames.has(name.toLowerCase())) ?? '';
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
