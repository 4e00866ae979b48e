import { createTitlesApi, type TitleSource } from '@marquee/titles';

import { createTitleRoutes } from '#server/titles/routes/titleRoutes.ts';

const unasked = async () => {
  throw new Error('The test asks this of no source.');
};

const nothing: TitleSource = {
  knows: () => false,
  suggest: unasked,
  search: unasked,
  discover: unasked,
  surprise: unasked,
  complete: unasked,
  similar: unasked,
};

/** The routes of `/api` over what a test has of a source. */
export function routesOver(source: Partial<TitleSource>) {
  const api = createTitlesApi({ ...nothing, ...source });
  return createTitleRoutes(() => ({ api, headers: () => ({}) }));
}
