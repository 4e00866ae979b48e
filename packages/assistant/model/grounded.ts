import type { AssistantAsked } from '@marquee/contracts/assistant/conversation.ts';
import type { Wish } from '@marquee/contracts/assistant/part.ts';

import type { EngineAnswer } from '#engine.ts';
import { type TitleFacts, titleKey } from '#facts.ts';
import { isStrict, meetsAll } from '#rank/meets.ts';

/** What every shown title meets: what is strict, in the form to which the embedded answer had to loosen it. */
function conditionsOf({ query, notes }: EngineAnswer): Wish[] {
  const loosened = new Map(notes.flatMap((note) => (note.is === 'relaxed' ? [[note.part, note.to]] : [])));
  return query.parts
    .filter(({ wish }) => isStrict(wish))
    .flatMap(({ key, wish }) => (loosened.has(key) ? (loosened.get(key) ?? []) : wish));
}

/** Whether a title may be shown, whoever chose it: it isn't seen, named or unwanted, and meets all that is strict. */
export function isShowable(
  title: TitleFacts,
  {
    asked,
    embedded,
    query,
  }: { asked: Pick<AssistantAsked, 'seen'>; embedded: EngineAnswer; query: EngineAnswer['query'] },
): boolean {
  const key = titleKey(title);
  const own = new Set(embedded.query.parts.map((part) => part.key));
  const added = query.parts
    .filter((part) => !own.has(part.key) && isStrict(part.wish))
    .map(({ wish }) => wish);
  const isNamed = query.parts.some(
    ({ wish }) => (wish.slot === 'like' || wish.slot === 'without') && titleKey(wish) === key,
  );
  return (
    !isNamed && !asked.seen.includes(key) && meetsAll(conditionsOf(embedded), title) && meetsAll(added, title)
  );
}
