import { type Light, type NamedPalette, palettesOf } from '#kit/palette.ts';
import { type Random, seeded } from '#kit/random.ts';
import type { ArtTraits } from '#ports.ts';
import type { FaceName } from '#type/faces.ts';

import { chooseSchool } from './chooseSchool.ts';
import { type SchoolName, schools } from './school.ts';

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
