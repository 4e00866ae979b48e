import type { DiscoverAnswer, Surprise } from '@marquee/contracts/browse.ts';
import {
  conditionsOf,
  count,
  facetAnswers,
  type Fit,
  pageSize,
  pickGood,
  relaxationsOf,
  sortFits,
  type FilterWork,
} from '@marquee/facets';
import type { DiscoverAsked, SurpriseAsked, TitleSource } from '@marquee/titles';

import { createComplete } from './complete.ts';
import { createFilterableTitles } from './filterableTitles.ts';
import { createFind } from './found.ts';
import type { BrowsePorts } from './ports.ts';
import { createSearchTitles } from './searchTitles.ts';

export type Browse = Pick<TitleSource, 'knows' | 'search' | 'discover' | 'surprise' | 'complete'>;

const keyOf = ({ share, row }: Fit) => share.columns.keys[row];

function scoreOf({ share, row }: Fit): number | null {
  const score = share.columns.ranges.score[row] ?? Number.NaN;
  return Number.isNaN(score) ? null : score;
}

/** Films and series by what they are: lists with filters, found titles with filters. */
export function createBrowse(ports: BrowsePorts, work?: FilterWork): Browse {
  const { titleItem, random } = ports;
  const titles = createFilterableTitles(ports, work);
  const { knows, labelOf } = titles;
  const find = createFind(titles, ports);
  const searchTitles = createSearchTitles({ ...ports, find, labelOf });
  const complete = createComplete(titles);
  const itemOf = (fit: Fit) => {
    const key = keyOf(fit);
    return key && titleItem(key);
  };
  const countAll = ({ media, asked }: Pick<DiscoverAsked, 'media' | 'asked'>) =>
    count(titles.all(media), { conditions: conditionsOf(asked.filters) });

  function discover(question: DiscoverAsked): DiscoverAnswer {
    const { media, asked, page } = question;
    const counted = countAll(question);
    const { fits } = counted;
    const shown = sortFits(fits, asked.sort).slice((page - 1) * pageSize, page * pageSize);
    return {
      page,
      total_pages: Math.ceil(fits.length / pageSize),
      total_results: fits.length,
      results: shown.flatMap((fit) => itemOf(fit) ?? []),
      facets: facetAnswers(counted, media, labelOf),
      relax: relaxationsOf(counted),
      ignored: asked.ignored,
    };
  }

  /** The good ones more often. */
  function surprise(question: SurpriseAsked): Surprise {
    const { fits } = countAll(question);
    const seen = new Set(question.not);
    const fresh = fits.filter((fit) => !seen.has(keyOf(fit)?.id ?? -1));
    const picked = pickGood(fresh, scoreOf, random());
    return {
      result: (picked && itemOf(picked)) ?? null,
      total: fits.length,
      left: Math.max(0, fresh.length - 1),
    };
  }

  return {
    knows,
    search: async (asked) => ({ ok: true, body: searchTitles(asked) }),
    discover: async (asked) => ({ ok: true, body: discover(asked) }),
    surprise: async (asked) => ({ ok: true, body: surprise(asked) }),
    complete: async ({ facet: name, typed, media, asked, within }) => {
      const pool = within === null ? titles.all(media) : find(within.query, within).pool(media);
      return { ok: true, body: complete({ name, typed, asked, pool }) };
    },
  };
}
