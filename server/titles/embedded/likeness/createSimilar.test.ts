import { LikenessAnswer } from '@marquee/contracts/likeness.ts';
import { Problem } from '@marquee/contracts/problem.ts';
import { describe, expect, it } from 'vitest';

import { routesOver } from '#server/titles/routes/testing/routesOver.ts';

import { createSimilar } from './createSimilar.ts';

const routes = routesOver({
  similar: createSimilar(
    { recommendations: () => [{ media: 'movie', id: 5, reasons: ['heist', 'same director'] }] },
    ({ media, id }) => media === 'movie' && id === 949,
  ),
});
const ask = async (path: string) => routes.request(path, undefined, { id: 'r1' });

describe('likeness', () => {
  it.each(['/likeness/movie/949', '/likeness/movie/949-heat'])('says why at %s', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(LikenessAnswer.parse(await answer.json())).toEqual({
      reasons: { 'movie:5': ['heist', 'same director'] },
    });
  });

  it.each([
    '/likeness/movie/950',
    '/likeness/tv/949',
    '/likeness/movie/x',
    '/likeness/movie/0',
    '/likeness/movie/1e3',
  ])('knows nothing at %s', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(Problem.parse(await answer.json())).toMatchObject({ code: 'not-found', requestId: 'r1' });
  });

  it('has no other media', async () => {
    expect((await ask('/likeness/person/1')).status).toBe(404);
  });
});
