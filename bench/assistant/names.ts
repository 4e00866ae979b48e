import type { Engine, EngineAnswer } from '@marquee/assistant';
import { type TitleKey, titleKey } from '@marquee/assistant/events';

import { lettersOf, type NameRequest } from './namesRequests.ts';

/**
 * How often a name is read as what it names, by the kind of request, and the picks are of it: of a person, a franchise or
 * a company as many of the first as there are, and none where it isn't wanted; of a title the part is all.
 */
export function measureNames(requests: readonly NameRequest[], engine: Engine) {
  const failures = requests.flatMap((request) => {
    const { kind, name, say } = request;
    const answer = engine.answer({ turns: [{ say, without: [] }], seen: [] }, { count: 6, year: 2026 });
    const keys = new Set([...request.titles].map((title) => titleKey(title)));
    const picks = answer.picks.map(({ title }) => `${title.name} (${title.year})`);
    if (isUnderstood(request, answer, keys)) return [];
    return [{ kind, name, say, understood: answer.query.parts.map(({ key }) => key), picks }];
  });
  const failed = Map.groupBy(failures, ({ kind }) => kind);
  const kinds = [...Map.groupBy(requests, ({ kind }) => kind)].map(([kind, { length }]) => {
    const count = failed.get(kind)?.length ?? 0;
    return [kind, { requests: length, share: 1 - count / length }] as const;
  });
  return { requests: requests.length, kinds: Object.fromEntries(kinds), failures };
}

function isUnderstood(
  { of, name, titles, isOut = false }: NameRequest,
  { query, picks }: EngineAnswer,
  keys: ReadonlySet<TitleKey>,
): boolean {
  const first = picks.slice(0, titles.size).map(({ title }) => titleKey(title));
  const areOfIt = first.length > 0 && first.every((key) => keys.has(key) !== isOut);
  return query.parts.some(({ wish }) => {
    if (of === 'title') return wish.slot === 'like' && !wish.not && keys.has(titleKey(wish));
    if (of !== 'person')
      return wish.slot === of && wish.not === isOut && lettersOf(wish.name) === lettersOf(name) && areOfIt;
    return wish.slot === 'person' && !wish.not && lettersOf(wish.name) === lettersOf(name) && areOfIt;
  });
}
