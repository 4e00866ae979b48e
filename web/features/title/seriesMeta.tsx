import type { ReactNode } from 'react';

import type { Series } from '#web/api/titleModel.ts';
import { formatRuntime } from '#web/lib/format.ts';
import { title as words } from '#web/messages/en/title.ts';

import { certificationLink, genreLinks } from './metaLinks.tsx';
import { yearsOf } from './seasonList.ts';

/** The line of facts under a series' name. */
export function seriesMeta(series: Series): ReactNode[] {
  const years = yearsOf(series);
  const length = formatRuntime(series.episodeLength);
  return [
    years && words.yearsTo(years.from, years.to),
    series.seasonCount > 0 && words.seasons(series.seasonCount),
    length && words.about(length),
    certificationLink(series),
    genreLinks(series),
  ];
}
