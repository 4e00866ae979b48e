/** Invented lines in the shapes of the public files, the same for the same seed; as many as are asked for. */

const syllables = [
  'ma',
  'ri',
  'lo',
  'ke',
  'sun',
  'dar',
  'vel',
  'no',
  'ta',
  'bri',
  'óst',
  'ген',
  'やま',
  'el',
  'thu',
];

/** Numbers from 0 up to 1 that look random and are the same each time. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = (random: () => number, from: readonly string[]) =>
  from[Math.floor(random() * from.length)] ?? '';

function wordOf(random: () => number): string {
  const length = 1 + Math.floor(random() * 3);
  const word = Array.from({ length }, () => pick(random, syllables)).join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The name that title number `index` has in all files. */
export function nameOf(index: number): string {
  const random = seeded(index);
  return Array.from({ length: 1 + Math.floor(random() * 4) }, () => wordOf(random)).join(' ');
}

export function* exportLines(kind: 'movie' | 'tv' | 'person', amount: number): Generator<string> {
  const field = { movie: 'original_title', tv: 'original_name', person: 'name' }[kind];
  for (let id = 1; id <= amount; id += 1) {
    const random = seeded(id * 7 + 1);
    const popularity = Math.round(1000 / (1 + random() * amount)) / 100;
    const flags = kind === 'movie' ? { video: random() < 0.02, adult: random() < 0.03 } : {};
    yield JSON.stringify({ ...flags, id, [field]: nameOf(id), popularity });
  }
}

export const titleHeader =
  'tconst\ttitleType\tprimaryTitle\toriginalTitle\tisAdult\tstartYear\tendYear\truntimeMinutes\tgenres';
export const ratingHeader = 'tconst\taverageRating\tnumVotes';
export const nameHeader = 'titleId\tordering\ttitle\tregion\tlanguage\ttypes\tattributes\tisOriginalTitle';

export const imdbId = (number: number) => `tt${String(number).padStart(7, '0')}`;
const types = ['movie', 'movie', 'movie', 'short', 'video', 'tvMovie', 'tvSeries', 'tvEpisode', 'tvEpisode'];

export function* titleLines(amount: number): Generator<string> {
  yield titleHeader;
  for (let number = 1; number <= amount; number += 1) {
    const random = seeded(number * 13 + 5);
    const year = 1920 + Math.floor(random() * 105);
    const name = nameOf(number + 50);
    const cells = [
      imdbId(number),
      pick(random, types),
      name,
      name,
      '0',
      year,
      String.raw`\N`,
      60 + (year % 90),
    ];
    yield [...cells, 'Drama,Sci-Fi'].join('\t');
  }
}

export function* ratingLines(amount: number): Generator<string> {
  yield ratingHeader;
  for (let number = 1; number <= amount; number += 2) {
    const random = seeded(number * 17);
    yield [imdbId(number), (1 + random() * 9).toFixed(1), Math.floor(5 + 1e6 * random() ** 8)].join('\t');
  }
}

export function* otherNameLines(amount: number): Generator<string> {
  yield nameHeader;
  for (let number = 1; number <= amount; number += 1) {
    for (const [index, region] of ['US', 'DE', 'JP'].entries()) {
      const cells = [imdbId(number), index + 1, nameOf(number * 31 + index), region];
      yield [...cells, String.raw`\N`, 'imdbDisplay', String.raw`\N`, '0'].join('\t');
    }
  }
}
