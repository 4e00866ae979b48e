import { occasionOf, weeksOf } from './programmeCalendar.ts';
import type { ProgrammeFilm } from './programmeFilms.ts';
import { type Slot, slotsOf } from './programmeSlots.ts';

/** The films that open in each week of a year; the first of a week is its face. */
export type ProgrammeYear = ReadonlyMap<number, readonly ProgrammeFilm[]>;

/** A film and its director stay away from the weeks around it: everything that can be on or announced at once. */
const apart = 8;
/** What a point of the score counts beside a lot between 0 and 1. */
const merit = 0.08;
/** How much a film loses for each fellow of the week from its decade, of its first genre or from its country. */
const crowding = { decade: 0.3, genre: 0.25, country: 0.1 };

/**
 * A whole year's openings, drawn by lot from the films that fit each opening. Every film opens at most once a year.
 * The last weeks are drawn first and from the year alone, so that the next year can begin without repeating them.
 */
export function planYear(films: readonly ProgrammeFilm[], year: number): ProgrammeYear {
  const weeks = weeksOf(year);
  const plan = new Map<number, readonly ProgrammeFilm[]>(lastWeeks(films, year - 1));
  const endings = lastWeeks(films, year);
  for (const [week, openings] of endings) plan.set(week, openings);
  for (const week of weeks) if (!endings.has(week)) plan.set(week, openingsOf(films, { year, week, plan }));
  for (const week of plan.keys()) if (!weeks.includes(week)) plan.delete(week);
  return plan;
}

function lastWeeks(films: readonly ProgrammeFilm[], year: number): Map<number, readonly ProgrammeFilm[]> {
  const plan = new Map<number, readonly ProgrammeFilm[]>();
  for (const week of weeksOf(year).slice(-apart)) plan.set(week, openingsOf(films, { year, week, plan }));
  return plan;
}

type Draw = { year: number; week: number; plan: ReadonlyMap<number, readonly ProgrammeFilm[]> };

function openingsOf(films: readonly ProgrammeFilm[], { year, week, plan }: Draw): ProgrammeFilm[] {
  const occasion = occasionOf(week);
  const thisYear = new Set(weeksOf(year));
  const away = [...plan].filter(([other]) => thisYear.has(other) || Math.abs(other - week) < apart);
  const shown = new Set(away.flatMap(([, openings]) => openings));
  const near = away.filter(([other]) => Math.abs(other - week) < apart).flatMap(([, openings]) => openings);
  const directors = new Set(near.flatMap((film) => film.directors));
  const collections = new Set(near.map((film) => film.collection));

  const chosen: ProgrammeFilm[] = [];
  for (const slot of slotsOf(year, occasion)) {
    const free = (film: ProgrammeFilm) =>
      !shown.has(film) &&
      (occasion === 'christmas' || !film.christmas) &&
      !film.directors.some((director) => directors.has(director)) &&
      (film.collection === null || !collections.has(film.collection));
    const film =
      best(films, { slot, free, chosen, week }) ?? best(films, { slot: anyFilm, free, chosen, week });
    if (film === undefined) break;
    chosen.push(film);
    shown.add(film);
    collections.add(film.collection);
    for (const director of film.directors) directors.add(director);
  }
  return chosen;
}

const anyFilm: Slot = ({ fame }) => fame >= 45;

type Choice = {
  slot: Slot;
  free: (film: ProgrammeFilm) => boolean;
  chosen: readonly ProgrammeFilm[];
  week: number;
};

function best(
  films: readonly ProgrammeFilm[],
  { slot, free, chosen, week }: Choice,
): ProgrammeFilm | undefined {
  let leader: { film: ProgrammeFilm; value: number } | undefined;
  for (const film of films) {
    if (!slot(film) || !free(film)) continue;
    const value = lot(week, film.id) + merit * film.score - crowdingOf(film, chosen);
    if (leader === undefined || value > leader.value) leader = { film, value };
  }
  return leader?.film;
}

const decade = (year: number) => Math.floor(year / 10);

function crowdingOf(film: ProgrammeFilm, chosen: readonly ProgrammeFilm[]): number {
  let sum = 0;
  for (const other of chosen) {
    if (decade(other.year) === decade(film.year)) sum += crowding.decade;
    if (other.genres[0] === film.genres[0]) sum += crowding.genre;
    if (other.country === film.country) sum += crowding.country;
  }
  return sum;
}

/** A number from 0 up to 1 that depends on the week and the film alone. */
function lot(week: number, id: number): number {
  let mixed = Math.imul(week ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(id, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}
