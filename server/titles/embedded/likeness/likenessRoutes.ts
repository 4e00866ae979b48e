import type { LikenessAnswer } from '@marquee/contracts/likeness.ts';
import { idOf, type MediaType } from '@marquee/contracts/paths.ts';
import { type Problem, statusOf } from '@marquee/contracts/problem.ts';
import { Hono } from 'hono';

import type { Likeness } from '../ports.ts';

type Deps = {
  likeness: Pick<Likeness, 'recommendations'>;
  isTitle: (media: MediaType, id: number) => boolean;
};

/** `GET /likeness/{movie|tv}/{id}`: why each recommended title is there. To be mounted under `/api`. */
export function createLikenessRoutes({ likeness, isTitle }: Deps) {
  return new Hono<{ Bindings: { id?: string } }>().get('/likeness/:media{movie|tv}/:id', (context) => {
    const media = context.req.param('media') === 'tv' ? 'tv' : 'movie';
    const id = idOf(context.req.param('id'));
    if (id === null || !isTitle(media, id)) {
      const problem: Problem = {
        code: 'not-found',
        message: 'No title has this number.',
        requestId: context.env.id ?? '',
      };
      return context.json(problem, statusOf[problem.code]);
    }
    const reasons = Object.fromEntries(
      likeness
        .recommendations(media, id)
        .map((title): [string, string[]] => [`${title.media}:${title.id}`, [...title.reasons]]),
    );
    const answer: LikenessAnswer = { reasons };
    return context.json(answer);
  });
}
