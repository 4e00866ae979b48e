const marks = /^mark\/(movie|tv)\/(\d+)\/(watchlist|seen|rating|hidden)$/;
const storedMarks = /^([mt])(\d+)([wsrh])$/;
const media: Readonly<Record<string, string>> = { m: 'movie', t: 'tv' };
const names: Readonly<Record<string, string>> = { w: 'watchlist', s: 'seen', r: 'rating', h: 'hidden' };

/** Marks are nearly all that libraries hold, and half of a mark would be its key: `mark/movie/603/seen` is `m603s`. */
export const storedKey = (key: string): string =>
  key.replace(marks, (_, medium: string, id: string, name: string) => `${medium[0]}${id}${name[0]}`);

export const keyOfStored = (stored: string): string =>
  stored.replace(
    storedMarks,
    (_, medium: string, id: string, name: string) => `mark/${media[medium]}/${id}/${names[name]}`,
  );
