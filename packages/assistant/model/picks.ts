import type { AssistantAsked } from '@marquee/contracts/assistant/conversation.ts';
import type { FallbackReason } from '@marquee/contracts/assistant/events.ts';
import type { Part, Wish } from '@marquee/contracts/assistant/part.ts';
import { partKey } from '@marquee/contracts/assistant/partKey.ts';

import type { Chosen, EngineAnswer } from '#engine.ts';
import { type TitleFacts, titleKey } from '#facts.ts';
import { isStrict, meetsAll } from '#rank/meets.ts';

/** The events of asking a language model. */
export type ModelStep =
  | { step: 'query'; query: EngineAnswer['query'] }
  /** `reason` is null where the model's words can't be shown, or where the embedded engine chose the title. */
  | { step: 'pick'; rank: number; chosen: Chosen; reason: string | null }
  | { step: 'done' }
  /** The embedded answer is used, also where picks came before. */
  | { step: 'fallback'; reason: FallbackReason };

/** A title as the model names it, unchecked. */
export type NamedPick = {
  key: string;
  reason: string;
  /** Whether it is the title that the person described. */
  meant?: boolean | undefined;
};

/** A title that the model chose, and its reason where it can be shown. */
export type ReasonedPick = { chosen: Chosen; reason: string | null };

/** From this many on the model's answer is enough by itself. */
export const enoughPicks = 3;
const mostPicks = 8;

type PickingParts = {
  asked: Pick<AssistantAsked, 'seen'>;
  embedded: EngineAnswer;
  lookUps: {
    /** A title that was among the rows. */
    find: (key: string) => Chosen | undefined;
    /** The understanding of the conversation after the last look-up. */
    query: () => EngineAnswer['query'];
  };
  /** The model's words for a title, or null where they can't be shown. */
  checked: (reason: string, title: TitleFacts) => string | null;
};

/** Filters the titles that the model names: only those it was shown, each once, that may be shown. */
export function createPicks({ asked, embedded, lookUps, checked }: PickingParts) {
  const choices: ReasonedPick[] = [];
  const shown = new Set<string>();
  const isNamed = (title: TitleFacts) =>
    embedded.query.parts.some(({ wish }) => wish.slot === 'like' && titleKey(wish) === titleKey(title));

  function* put({ chosen, reason }: ReasonedPick): Generator<ModelStep> {
    shown.add(titleKey(chosen.title));
    yield { step: 'pick', rank: shown.size, chosen, reason };
  }

  let isTold = false;
  /** Of a title that the person described, its story is what was asked for. */
  const query = (): EngineAnswer['query'] => {
    const read = lookUps.query();
    const isKnown = read.parts.some(({ key }) => key === story.key);
    return isTold && !isKnown ? { ...read, parts: [story, ...read.parts] } : read;
  };

  /** Before the first one: how it was understood, and the title itself where the sentence was only its name. */
  function* begin(): Generator<ModelStep> {
    if (shown.size > 0) return;
    yield { step: 'query', query: query() };
    const named = embedded.picks.find(({ title }) => isNamed(title));
    if (embedded.query.kind === 'title' && named) yield* put({ chosen: named, reason: null });
  }

  function* show(choice: ReasonedPick): Generator<ModelStep> {
    const { title } = choice.chosen;
    if (!isShowable(title, { asked, embedded, query: lookUps.query() })) return;
    yield* begin();
    if (shown.has(titleKey(title)) || shown.size >= mostPicks) return;
    choices.push(choice);
    yield* put(choice);
  }

  return {
    show,
    take: function* take({ key, reason, meant }: NamedPick): Generator<ModelStep> {
      const chosen = lookUps.find(key);
      if (!chosen) return;
      const isMeant = meant === true && shown.size === 0;
      isTold ||= isMeant;
      yield* show({
        chosen: isMeant ? withStory(chosen) : chosen,
        reason: checked(reason, chosen.title),
      });
    },
    query,
    chosen: (): readonly ReasonedPick[] => choices,
    isFull: () => shown.size >= mostPicks,
    /** Filled up with those of the embedded answer. */
    topUp: function* topUp(): Generator<ModelStep> {
      if (choices.length >= enoughPicks) return;
      for (const chosen of embedded.picks) {
        if (!shown.has(titleKey(chosen.title))) yield* put({ chosen, reason: null });
      }
    },
  };
}

const story: Part = { key: partKey({ slot: 'story' }), wish: { slot: 'story' }, span: null, turn: 0 };

const withStory = ({ title, ledger }: Chosen): Chosen => ({
  title,
  ledger: [
    { part: story.key, fit: 'fits', fact: { is: 'story' } },
    ...ledger.filter(({ part }) => part !== story.key),
  ],
});

/** Conditions of every shown title: the strict wishes, as loosened for the embedded answer. */
function conditionsOf({ query, notes }: EngineAnswer): Wish[] {
  const loosened = new Map(notes.flatMap((note) => (note.is === 'relaxed' ? [[note.part, note.to]] : [])));
  return query.parts
    .filter(({ wish }) => isStrict(wish))
    .flatMap(({ key, wish }) => (loosened.has(key) ? (loosened.get(key) ?? []) : wish));
}

/** Whether a title may be shown, by either source: it isn't seen, named or unwanted, and meets all that is strict. */
function isShowable(
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
