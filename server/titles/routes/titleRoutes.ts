import { type Problem, statusOf } from '@marquee/contracts/problem.ts';
import { createTitlesApi } from '@marquee/titles';
import { type Context, Hono } from 'hono';

import type { OpenTitles } from '#server/http/openTitles.ts';

type Env = { Bindings: { id?: string } };

/** Seconds, where the source sets no time. */
const usualWait = 15;

const paths = [
  '/search',
  '/suggest',
  '/complete/:facet',
  '/discover/:media{(?:movie|tv)}',
  '/discover/:media{(?:movie|tv)}/surprise',
  '/likeness/:media{(?:movie|tv)}/:id',
];

/** Search, suggestions, discover and the like, from any source of titles. To be mounted under `/api`. */
export function createTitleRoutes(openTitles: OpenTitles) {
  const answer = async (context: Context<Env>) => {
    const url = new URL(context.req.url);
    const path = url.pathname.replace(/^(?:\/api)?\//, '');
    const { titles, headers } = openTitles();
    const answered = await createTitlesApi(titles)(path, url.searchParams);
    if (answered?.status === 200) {
      for (const [name, value] of Object.entries(headers())) context.header(name, value);
      // Another one each time.
      if (path.endsWith('/surprise')) context.header('cache-control', 'no-store');
      return context.json(answered.body);
    }
    if (answered?.status === 503)
      context.header('retry-after', String(answered.reason.retryAfter ?? usualWait));
    const problem: Problem = {
      code: answered?.problem ?? 'not-found',
      message: answered?.message ?? 'There is nothing at this address.',
      requestId: context.env?.id ?? '',
    };
    return context.json(problem, statusOf[problem.code]);
  };

  const routes = new Hono<Env>();
  for (const path of paths) routes.get(path, answer);
  return routes;
}
