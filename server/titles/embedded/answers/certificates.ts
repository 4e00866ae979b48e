import type { ContentRatings, ReleaseDates } from '@marquee/contracts/tmdb/extras.ts';

import type { TitleRecord } from '#server/titles/embedded/build/records.ts';

import { textsOf } from './jsonColumn.ts';

const theatrical = 3;
const home = 'US';

/** The catalogue knows the first release anywhere and the certification of the United States. */
export function releaseDates(title: TitleRecord): ReleaseDates {
  if (title.certification === '') return { results: [] };
  const first = textsOf(title.countries)[0] ?? home;
  const release = (certification: string, note: string) => ({
    certification,
    descriptors: [],
    iso_639_1: '',
    note,
    release_date: `${title.date}T00:00:00.000Z`,
    type: theatrical as typeof theatrical,
  });
  const american = {
    iso_3166_1: home,
    release_dates: [release(title.certification, first === home ? '' : 'Date of the first release')],
  };
  return {
    results:
      first === home ? [american] : [{ iso_3166_1: first, release_dates: [release('', '')] }, american],
  };
}

export const contentRatings = (title: TitleRecord): ContentRatings => ({
  results:
    title.certification === '' ? [] : [{ descriptors: [], iso_3166_1: home, rating: title.certification }],
});
