import type { FacetAnswer } from '@marquee/contracts/browse.ts';
import { filterPieces, readFilters } from '@marquee/contracts/filterAddress.ts';
import { configureStore } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { render } from 'vitest-browser-react';
import { Router, useSearch } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import { client } from '#web/api/client.ts';

import '#web/ui/tokens.css';
import '#web/ui/base.css';

import type { BrowseProps } from './browseProps.ts';

const options = (
  name: string,
  ...list: [value: string, label: string | null, count: number][]
): FacetAnswer => ({
  name,
  options: list.map(([value, label, count]) => ({ value, label, count })),
});

/** An answer's facets, with more genres than are shown at first. */
export const someFacets: readonly FacetAnswer[] = [
  options(
    'genre',
    ['18', 'Drama', 834],
    ['35', 'Comedy', 487],
    ['53', 'Thriller', 402],
    ['12', 'Adventure', 351],
    ['28', 'Action', 322],
    ['10749', 'Romance', 302],
    ['27', 'Horror', 174],
  ),
  {
    name: 'year',
    bins: [
      { from: 1920, to: 1949, count: 100 },
      { from: 1950, to: 1999, count: 500 },
      { from: 2000, to: 2020, count: 900 },
    ],
  },
  options('language', ['en', 'English', 1440], ['ja', 'Japanese', 50]),
  options('mood', ['dark', null, 245], ['funny', null, 446]),
  options('actor', ['31', 'Tom Hanks', 21]),
  options('part', ['alone', null, 1150]),
];

type Answer = (path: string, search: URLSearchParams) => Response | Promise<Response>;

type Shown = {
  facets?: readonly FacetAnswer[];
  isWaiting?: boolean;
  /** What the service answers. */
  answer?: Answer;
};

/** Mounts parts of the panel on a page of films whose whole state is its address. */
export async function showBrowse(
  query: string,
  parts: (props: BrowseProps) => ReactNode,
  { facets = someFacets, isWaiting = false, answer = () => Response.json({ options: [] }) }: Shown = {},
) {
  const { hook, searchHook, history, navigate } = memoryLocation({
    path: `/discover/movie${query === '' ? '' : `?${query}`}`,
    record: true,
  });
  const asked: string[] = [];
  const store = configureStore({
    reducer: { [client.reducerPath]: client.reducer },
    middleware: (defaults) =>
      defaults({
        thunk: {
          extraArgument: {
            origin: 'http://app.test',
            fetch: async (request: Request) => {
              const { pathname, searchParams, search } = new URL(request.url);
              asked.push(pathname + decodeURIComponent(search));
              return answer(pathname, searchParams);
            },
            sleep: async () => {},
            random: () => 0.5,
          },
        },
      }).concat(client.middleware),
  });
  function Page({ facets, isWaiting }: Required<Pick<Shown, 'facets' | 'isWaiting'>>) {
    const search = new URLSearchParams(useSearch());
    const { filters } = readFilters(search, 'movie');
    const sort = search.get('sort');
    return parts({
      facets,
      filters,
      media: 'movie',
      isWaiting,
      hrefFor: (to, by) => {
        const order = by ?? sort;
        const pieces = [...filterPieces(to), ...(order ? [`sort=${order}`] : [])];
        return pieces.length === 0 ? '/discover/movie' : `/discover/movie?${pieces.join('&')}`;
      },
    });
  }
  const tree = (shown: Required<Pick<Shown, 'facets' | 'isWaiting'>>) => (
    <Provider store={store}>
      <Router hook={hook} searchHook={searchHook}>
        <Page {...shown} />
      </Router>
    </Provider>
  );
  const screen = await render(tree({ facets, isWaiting }));
  return {
    ...screen,
    asked,
    history,
    navigate,
    at: () => history.at(-1)?.replace('/discover/movie', ''),
    /** A newer answer is here, or loading. */
    change: (shown: Pick<Shown, 'facets' | 'isWaiting'>) =>
      screen.rerender(tree({ facets, isWaiting: false, ...shown })),
  };
}
