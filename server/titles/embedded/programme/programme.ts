import type { DatabaseSync } from 'node:sqlite';

import type { DatedIds, Programme } from '../ports.ts';
import { cinemaWeekOf, dayText, fridayOf, isChristmasTime, thursdayOf, yearOf } from './programmeCalendar.ts';
import { type ProgrammeFilm, readProgrammeFilms } from './programmeFilms.ts';
import { featuresPerWeek } from './programmeSlots.ts';
import { planYear, type ProgrammeYear } from './programmeYear.ts';

/** How long a film stays, and how far ahead the programme is announced. */
const weeksOfRun = 4;

/**
 * The programme of a repertory cinema. Every Friday ten films open and stay four weeks, so about forty are on, forty
 * more are announced, and what is announced for a week is on in that week. Chosen for each calendar year by lot, from
 * the films alone: the same clock gives the same programme everywhere.
 *
 * The first five of `nowPlaying` are the features: both of the newest week, then the face of each week before.
 */
export function createProgramme(database: DatabaseSync): Programme {
  let films: ProgrammeFilm[] | undefined;
  const plans = new Map<number, ProgrammeYear>();
  const planOf = (year: number): ProgrammeYear => {
    const plan = plans.get(year) ?? planYear((films ??= readProgrammeFilms(database)), year);
    // Two years meet around New Year; a third is only asked for by another clock.
    if (plans.size > 2) plans.clear();
    plans.set(year, plan);
    return plan;
  };
  const openingsOf = (week: number): readonly ProgrammeFilm[] => planOf(yearOf(week)).get(week) ?? [];

  return {
    nowPlaying: (now) => {
      const week = cinemaWeekOf(now);
      const run = Array.from({ length: weeksOfRun }, (_, ago) =>
        openingsOf(week - ago).filter(({ christmas }) => !christmas || isChristmasTime(week)),
      );
      const features = run.flatMap((openings, ago) => openings.slice(0, ago === 0 ? featuresPerWeek : 1));
      const others = run.flat().filter((film) => !features.includes(film));
      return dated([...features, ...others], week - weeksOfRun + 1, week);
    },
    upcoming: (now) => {
      const next = cinemaWeekOf(now) + 1;
      const announced = Array.from({ length: weeksOfRun }, (_, ahead) => openingsOf(next + ahead)).flat();
      return dated(announced, next, next + weeksOfRun - 1);
    },
  };
}

function dated(films: readonly ProgrammeFilm[], first: number, last: number): DatedIds {
  return {
    dates: { maximum: dayText(thursdayOf(last)), minimum: dayText(fridayOf(first)) },
    ids: films.map(({ id }) => id),
  };
}
