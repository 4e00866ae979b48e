import type { Occasion } from './programmeCalendar.ts';
import { isAdventure, isFamily, isHorror, isRomance, type ProgrammeFilm } from './programmeFilms.ts';

/** One opening of a week, and which films may fill it. */
export type Slot = (film: ProgrammeFilm) => boolean;

const feature: Slot = ({ fame, wide }) => wide && fame >= 80;
const secondFeature: Slot = ({ fame, wide, score }) => wide && fame >= 68 && score >= 7;
const family: Slot = (film) => isFamily(film) && film.fame >= 55;
const world: Slot = ({ language, fame }) => language !== 'en' && fame >= 35;
const classic: Slot = ({ year, fame }) => year < 1966 && fame >= 40;
const discovery: Slot = ({ fame, score }) => fame <= 62 && score >= 7.2;
const years =
  (first: number, last: number): Slot =>
  ({ year, fame }) =>
    year >= first && year <= last && fame >= 50;

const occasions: Record<NonNullable<Occasion>, { fits: Slot; openings: number }> = {
  halloween: { fits: isHorror, openings: 6 },
  christmas: { fits: ({ christmas }) => christmas, openings: 4 },
  valentine: { fits: isRomance, openings: 5 },
  summer: { fits: (film) => isAdventure(film) && film.fame >= 60, openings: 3 },
};

const openingsPerWeek = 10;
/** The first openings of a week, of which features are chosen. */
export const featuresPerWeek = 2;

/**
 * What a week opens: two features that can fill a screen, then something for everyone: a classic, two films from
 * elsewhere, one for families, one of each age, a discovery. An occasion takes the places of the later ones.
 */
export function slotsOf(year: number, occasion: Occasion): Slot[] {
  const usual = [
    feature,
    secondFeature,
    world,
    classic,
    family,
    years(1966, 1985),
    years(year - 10, year),
    discovery,
    years(1986, 2005),
    world,
  ];
  if (occasion === null) return usual;
  const { fits, openings } = occasions[occasion];
  const special: Slot[] = Array.from({ length: openings }, () => fits);
  // The week's face suits the occasion too, where such a film can fill a screen.
  const face: Slot = (film) => fits(film) && film.wide && film.fame >= 60;
  return [face, secondFeature, ...special, ...usual.slice(featuresPerWeek)].slice(0, openingsPerWeek);
}
