import type { Series } from '#web/api/titleModel.ts';
import { formatDate } from '#web/lib/formatDate.ts';
import { title as words } from '#web/messages/en/title.ts';

import { FacetLinks } from './FacetLinks.tsx';
import type { Fact } from './Facts.tsx';
import { PersonLinks } from './PersonLinks.tsx';
import { allBy, elsewhere, known, origin, watching } from './sharedFacts.tsx';

const mostNames = 4;
const leads = 3;

/** The table of a series' facts; a line that nobody can fill isn't there. */
export function seriesFacts(series: Series): Fact[] {
  const { cast, networks, nextEpisode } = series;
  const creators = series.creators.slice(0, mostNames);
  return known([
    {
      name: words.createdBy,
      value: creators.length > 0 && <PersonLinks people={creators} />,
      ...allBy('tv', 'maker', words.createdBy, creators),
    },
    {
      name: words.network(networks.length),
      value: networks.length > 0 && (
        <FacetLinks
          media="tv"
          facet="network"
          values={networks.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ),
    },
    { name: words.with, value: cast.length > 0 && <PersonLinks people={cast.slice(0, leads)} /> },
    {
      name: words.status,
      value: (
        <FacetLinks
          media="tv"
          facet="status"
          values={[{ value: series.status, label: words.statuses[series.status] ?? series.status }]}
        />
      ),
    },
    {
      name: words.type,
      value: words.types[series.type] && (
        <FacetLinks
          media="tv"
          facet="type"
          values={[{ value: series.type, label: words.types[series.type] ?? series.type }]}
        />
      ),
    },
    { name: words.firstAired, value: formatDate(series.firstAired) },
    { name: words.lastAired, value: series.status !== 'Returning Series' && formatDate(series.lastAired) },
    {
      name: words.nextEpisode,
      value:
        nextEpisode &&
        words.nextEpisodeAt(nextEpisode.season, nextEpisode.episode, formatDate(nextEpisode.airs)),
    },
    ...origin(series),
    watching(series),
    elsewhere(series.homepage),
  ]);
}
