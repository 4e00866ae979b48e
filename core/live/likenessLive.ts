import type { Likeness } from '#contracts/likeness.ts';
import { idOf } from '#contracts/paths.ts';

import { answered, type LiveAnswer, notFound } from './liveAnswer.ts';

/** `likeness/movie/603`: the source doesn't say why it recommends a title, and we don't make reasons up. */
export const likenessLive = (id: string): LiveAnswer =>
  idOf(id) === null ? notFound('No title has this number.') : answered({ reasons: {} } satisfies Likeness);
