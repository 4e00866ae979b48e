import { facetsFor, isRange } from '@marquee/contracts/facets.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import { type Problem, type ProblemCode, statusOf } from '@marquee/contracts/problem.ts';
import { type FilterWork, isExact, readAsked, readNot, readPage, readSearch } from '@marquee/facets';
import { type Context, Hono } from 'hono';

import { createComplete } from './complete.ts';
import { createDiscover } from './discover.ts';
import { createFind } from './found.ts';
import type { BrowsePorts } from './ports.ts';
import { createSearchTitles } from './searchTitles.ts';
import { createShelves } from './shelves.ts';
import { createSurprise } from './surprise.ts';

type Env = { Bindings: { id?: string } };

function problem(context: Context<Env>, code: ProblemCode, message: string) {
  const body: Problem = { code, message, requestId: context.env.id ?? '' };
  return context.json(body, statusOf[code]);
}

const badPage = 'Pages go from 1 to 500.';
const badMedia = 'The parameter media is movie or tv.';
const noQuery = 'Say what to search for in the parameter q.';
const noFacet = 'No facet of this name has values to choose from.';
const mediaOf = (text: string): MediaType => (text === 'tv' ? 'tv' : 'movie');
const searchOf = ({ req }: Context<Env>) => new URL(req.url).searchParams;

const completeParameters = ['q', 'media', 'within', 'exact'];

/** Films and series by what they are: lists with filters, found titles with filters. To be mounted under `/api`. */
export function createBrowseRoutes(ports: BrowsePorts, work?: FilterWork) {
  const shelves = createShelves(ports, work);
  const discover = createDiscover(shelves, ports);
  const surprise = createSurprise(shelves, ports);
  const find = createFind(shelves, ports);
  const { knows, labelOf } = shelves;
  const searchTitles = createSearchTitles({ ...ports, find, labelOf });
  const complete = createComplete(shelves);

  return new Hono<Env>()
    .get('/discover/:media{(?:movie|tv)}', (context) => {
      const search = searchOf(context);
      const media = mediaOf(context.req.param('media'));
      const page = readPage(search);
      if (page === null) return problem(context, 'bad-request', badPage);
      return context.json(discover(media, readAsked(search, media, { knows, sort: 'popularity' }), page));
    })
    .get('/discover/:media{(?:movie|tv)}/surprise', (context) => {
      const search = searchOf(context);
      const media = mediaOf(context.req.param('media'));
      const asked = readAsked(search, media, { knows, parameters: ['not'], sort: 'popularity' });
      // Another one each time.
      context.header('cache-control', 'no-store');
      return context.json(surprise(media, asked, readNot(search.get('not') ?? '')));
    })
    .get('/search', (context) => {
      const search = searchOf(context);
      const query = search.get('q');
      const page = readPage(search);
      if (query === null) return problem(context, 'bad-request', noQuery);
      if (page === null) return problem(context, 'bad-request', badPage);
      return context.json(searchTitles({ query, page, ...readSearch(search, knows) }));
    })
    .get('/complete/:facet', (context) => {
      const search = searchOf(context);
      const text = search.get('media');
      const media = text === 'movie' || text === 'tv' ? text : null;
      if (text !== null && media === null) return problem(context, 'bad-request', badMedia);
      const name = facetsFor(media).find((name) => name === context.req.param('facet'));
      if (name === undefined || isRange(name)) return problem(context, 'not-found', noFacet);
      const within = search.get('within');
      const options = complete({
        name,
        typed: search.get('q') ?? '',
        asked: readAsked(search, media, { knows, parameters: completeParameters, sort: 'match' }),
        pool: within === null ? shelves.all(media) : find(within, { exact: isExact(search) }).pool(media),
      });
      return context.json(options);
    });
}
