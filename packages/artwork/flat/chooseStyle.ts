import genreRows from '@marquee/content/motifs/schools-by-genre.json' with { type: 'json' };
import moodRows from '@marquee/content/motifs/schools-by-mood.json' with { type: 'json' };

import { type Light, type NamedPalette, palettesOf } from '#kit/colour.ts';
import { type Random, seeded } from '#kit/random.ts';
import type { ArtTraits } from '#ports.ts';
import type { FaceName } from '#type/faces.ts';

import { type SchoolName, schools } from './school.ts';

type Points = Partial<Record<SchoolName, number>>;

type GenreRow = { genre: string; schools: readonly SchoolName[]; strong?: Points };
type MoodRow = { mood: string; schools: Points };

/** `strong` are the points of genres that count more than the year. */
const byGenre = new Map((genreRows as readonly GenreRow[]).map((row) => [row.genre, row]));
const byMood = new Map((moodRows as readonly MoodRow[]).map((row) => [row.mood, row.schools]));

/** The schools of each period. */
function byYear(year: number): Points {
  if (year < 1932) return { deco: 3, constructivist: 1.6, woodcut: 0.8 };
  if (year < 1950) return { deco: 2.2, criterion: 1.4, noir: 1, label: 0.4 };
  if (year < 1972) return { midcentury: 2.6, polish: 1.2, swiss: 0.6, label: 0.5 };
  if (year < 1992) return { pulp: 1.4, polish: 1, swiss: 0.4 };
  if (year < 2008) return { contemporary: 0.6, swiss: 0.4 };
  return { contemporary: 1, minimal: 0.3, swiss: 0.6 };
}

/** Excluded schools, whatever their points. */
function barred({ genres, moods, year }: ArtTraits): ReadonlySet<SchoolName> {
  const is = (...names: string[]) => names.some((name) => genres.includes(name));
  const feels = (...names: string[]) => names.some((name) => moods.includes(name));
  const grave =
    feels('dark', 'bleak', 'heartbreaking', 'scary', 'gory') &&
    !feels('funny', 'feel-good', 'cosy', 'whimsical', 'uplifting', 'quirky');
  const bars: [SchoolName, boolean][] = [
    ['label', grave || is('Horror', 'War', 'Thriller', 'Crime', 'War & Politics')],
    ['midcentury', is('War', 'Horror') || (grave && year >= 1972)],
    ['noir', is('Comedy', 'Family', 'Animation', 'Kids', 'Documentary')],
    ['woodcut', is('Comedy') && !is('Horror', 'Fantasy', 'Western')],
    ['pulp', is('Kids', 'Documentary', 'Romance')],
    ['space', !is('Science Fiction', 'Sci-Fi & Fantasy')],
    ['deco', is('Horror', 'War') && year > 1950],
    ['travel', (grave && is('Animation')) || is('Horror', 'Crime')],
    ['contemporary', year < 1980],
    ['constructivist', is('Family', 'Kids', 'Romance')],
  ];
  return new Set(bars.filter(([, bar]) => bar).map(([school]) => school));
}

/** Neon suits few: stylish titles from 1977 on, of genres set at night. */
const isNeon = ({ genres, moods, year }: ArtTraits): boolean =>
  year >= 1977 &&
  moods.includes('stylish') &&
  ['Crime', 'Science Fiction', 'Music', 'Thriller'].some((genre) => genres.includes(genre)) &&
  !genres.includes('Family');

/** Points from genre, era and mood; the seed decides among the best three. */
export function chooseSchool(subject: ArtTraits, random: Random): SchoolName {
  const points = new Map<SchoolName, number>([
    ['minimal', 0.3],
    ['swiss', 0.5],
  ]);
  const add = (more: Points) => {
    for (const [school, count] of Object.entries(more) as [SchoolName, number][])
      points.set(school, (points.get(school) ?? 0) + count);
  };
  add(byYear(subject.year));
  subject.genres.slice(0, 3).forEach((genre, i) => {
    byGenre
      .get(genre)
      ?.schools.forEach((school, j) => add({ [school]: Math.max(0.3, 2.4 - i * 0.6 - j * 0.4) }));
  });
  for (const genre of subject.genres.slice(0, 3)) add(byGenre.get(genre)?.strong ?? {});
  for (const mood of subject.moods) add(byMood.get(mood) ?? {});
  if (isNeon(subject)) add({ neon: 2.8 });
  const bars = barred(subject);
  const best = [...points]
    .filter(([school]) => !bars.has(school))
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 3);
  let left = random.next() * best.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [school, weight] of best) {
    left -= weight;
    if (left <= 0) return school;
  }
  return best[0]?.[0] ?? 'minimal';
}

const medieval =
  /medieval|witch|vampire|dracula|middle ages|knight|plague|demon|satan|folk horror|metal|gothic/;

/** The faces of a school that suit this title: some are of one period or mood only. */
export function facesFor(school: SchoolName, subject: ArtTraits): readonly [FaceName, ...FaceName[]] {
  const { genres, keywords, title, year } = subject;
  const is = (...names: string[]) => names.some((name) => genres.includes(name));
  const words = [...keywords, title].join(' ').toLowerCase();
  const allows: Partial<Record<FaceName, boolean>> = {
    goth: is('Horror', 'Fantasy', 'History') && !is('Comedy', 'Family', 'Romance') && medieval.test(words),
    lime: (year < 1952 || is('Music')) && !is('Horror', 'War'),
    bowlby: is('Comedy', 'Family', 'Animation', 'Music', 'Kids') && !is('Horror', 'War'),
    cut: !is('War', 'History'),
    slab: !is('Horror', 'Romance'),
  };
  const all: readonly FaceName[] = schools[school].faces;
  const [first, ...rest] = all.filter((face) => allows[face] !== false);
  return first === undefined ? [schools[school].faces[0]] : [first, ...rest];
}

/** The school and its face. A title of a collection has both from the collection: pass its first title. */
export function chooseStyle(kin: ArtTraits, random: Random): { school: SchoolName; face: FaceName } {
  const roll = random.next();
  const own = seeded(kin.collection === null ? String(roll) : `${kin.collection} style`);
  const school = chooseSchool(kin, own);
  return { school, face: own.pick(facesFor(school, kin)) };
}

/** One palette of a tone, in a light that the school likes. */
export function choosePalette(
  tone: string,
  lights: readonly [Light, ...Light[]],
  random: Random,
): NamedPalette {
  const wanted = random.pick(lights);
  const all = palettesOf(tone);
  const fitting = all.filter(({ light }) => light === wanted);
  const [first, ...rest] = fitting.length > 0 ? fitting : all;
  if (first === undefined) throw new Error(`No palette for ${tone}`);
  return random.pick([first, ...rest]);
}
