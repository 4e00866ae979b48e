import type { DateWindow } from '#contracts/tmdb/common.ts';

type Coming<Film> = { film: Film; day: string };

/** The next four films with the day they start. */
export function comingOf<Film extends { release_date: string }>(page: {
  results: readonly Film[];
  dates?: DateWindow;
}): Coming<Film>[] {
  const { results, dates } = page;
  return results.slice(0, 4).map((film) => ({ film, day: dates?.minimum ?? film.release_date }));
}
