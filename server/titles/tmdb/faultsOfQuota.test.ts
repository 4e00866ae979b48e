import { expect, it } from 'vitest';

import { startFakeTmdb } from './testing/fakeTmdb.ts';
import { openTestGateway } from './testing/openTestGateway.ts';

it('TMDB with a limit of its own never has to say so', async () => {
  const limited = await startFakeTmdb({ perSecond: 40 });
  const { ask, close } = await openTestGateway(limited, { limits: {}, realClock: true });
  try {
    const answers = await Promise.all(
      Array.from({ length: 150 }, async (_, index) => ask(`discover/movie?page=${index + 1}`)),
    );
    expect(limited.refused).toBe(0);
    // What was too much was answered without TMDB.
    const sources = Map.groupBy(answers, ({ source }) => source);
    expect(sources.get('tmdb')?.length).toBeGreaterThan(5);
    expect(sources.get('embedded')?.length).toBeGreaterThan(20);
  } finally {
    await close();
    await limited.close();
  }
});
