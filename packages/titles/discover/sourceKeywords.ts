import type { Ask } from '#ask.ts';
import { isFields, listIn, numberIn, textIn } from '#readList.ts';

/** Names of the keywords for what a title is made after. */
const names: Readonly<Record<string, readonly string[]>> = {
  novel: ['based on novel or book', 'based on young adult novel'],
  'short-story': ['based on short story'],
  'true-story': ['based on true story', 'biography'],
  comic: ['based on comic', 'based on manga'],
  play: ['based on play or musical'],
  series: ['based on tv series', 'based on anime'],
  'video-game': ['based on video game'],
  'fairy-tale': ['fairy tale', 'based on fairy tale'],
  film: ['remake', 'based on movie'],
};

async function numberOf(ask: Ask, name: string): Promise<readonly number[]> {
  const asked = await ask<unknown>('search/keyword', { query: name, page: 1 });
  const found = asked.ok && isFields(asked.body) ? listIn(asked.body, 'results') : [];
  const same = found.filter(isFields).find((keyword) => textIn(keyword, 'name').toLowerCase() === name);
  const number = same && numberIn(same, 'id');
  return number === undefined || number === 0 ? [] : [number];
}

/** The numbers of those keywords, from the source, which assigns them. Only for what is asked for. */
export async function sourceKeywords(
  ask: Ask,
  values: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const entries = await Promise.all(
    values.map(async (value) => {
      const numbers = await Promise.all((names[value] ?? []).map((name) => numberOf(ask, name)));
      return [value, numbers.flat()] as const;
    }),
  );
  return new Map(entries);
}
