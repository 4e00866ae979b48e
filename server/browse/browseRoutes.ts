import { type Context, Hono } from 'hono';

import type { MediaType } from '#contracts/paths.ts';
import { type Problem, type ProblemCode, statusOf } from '#contracts/problem.ts';

import { createDiscover } from './discover.ts';
import type { BrowsePorts } from './ports.ts';
import { readAsked, readPage } from './readAsked.ts';
import { createShelves } from './shelves.ts';
import { createSurprise, readNot } from './surprise.ts';

type Env = { Bindings: { id?: string } };

function problem(context: Context<Env>, code: ProblemCode, message: string) {
  const body: Problem = { code, message, requestId: context.env.id ?? '' };
  return context.json(body, statusOf[code]);
}

const badPage = 'Pages go from 1 to 500.';
const mediaOf = (text: string): MediaType => (text === 'tv' ? 'tv' : 'movie');
const searchOf = ({ req }: Context<Env>) => new URL(req.url).searchParams;

/** Films and series by what they are: lists with filters, found titles with filters. To be mounted under `/api`. */
export function createBrowseRoutes(ports: Omit<BrowsePorts, 'thinFacts' | 'personItem' | 'search'>) {
  const shelves = createShelves(ports);
  const discover = createDiscover(shelves, ports);
  const surprise = createSurprise(shelves, ports);
  const { knows } = shelves;

  return new Hono<Env>()
    .get('/discover/:media{movie|tv}', (context) => {
      const search = searchOf(context);
      const media = mediaOf(context.req.param('media'));
      const page = readPage(search);
      if (page === null) return problem(context, 'bad-request', badPage);
      return context.json(discover(media, readAsked(search, media, { knows, sort: 'popularity' }), page));
    })
    .get('/discover/:media{movie|tv}/surprise', (context) => {
      const search = searchOf(context);
      const media = mediaOf(context.req.param('media'));
      const asked = readAsked(search, media, { knows, parameters: ['not'], sort: 'popularity' });
      // Another one each time.
      context.header('cache-control', 'no-store');
      return context.json(surprise(media, asked, readNot(search.get('not') ?? '')));
    });
}
