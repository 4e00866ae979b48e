import { paths } from '@marquee/contracts/paths.ts';

import { byImdb } from '#web/api/byImdb.ts';
import { outcomeOf, type PageOutcome, type PageRequest } from '#web/api/pageModule.ts';

import { canonicalOutcome } from './TitlePageLoad.ts';

/** From a number at IMDb to the title that has it. */
export async function outcomeOfImdb(request: PageRequest, imdb: string): Promise<PageOutcome> {
  const { data, error } = await request.dispatch(byImdb.initiate(imdb, { subscribe: false }));
  if (!data) return outcomeOf([{ error }]);
  const [film] = data.movie_results;
  if (film) return canonicalOutcome(request, paths.title('movie', film.id, film.title));
  const [series] = data.tv_results;
  if (series) return canonicalOutcome(request, paths.title('tv', series.id, series.name));
  return { status: 404 };
}
