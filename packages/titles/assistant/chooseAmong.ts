import { type AssistantEngine, type EngineAnswer, isPlain } from '@marquee/assistant';
import { type TitleFacts, titleKey } from '@marquee/assistant/events';
import {
  areClaimsTrue,
  checkReason,
  createPicks,
  type KnownNames,
  knownNames,
  type ModelStep,
  type NamedPick,
  titleRow,
  promptOf,
} from '@marquee/assistant/model';
import type { AssistantAsked } from '@marquee/contracts/assistant/conversation.ts';
import type { FallbackReason, SentenceKind } from '@marquee/contracts/assistant/events.ts';
import { words } from '@marquee/text';

/** What a model gets: what was said, how it was read, and the rows that are on the screen. */
export type ModelQuestion = ReturnType<typeof promptOf>;

export type ModelReply = { ok: true; elements: readonly NamedPick[] } | { ok: false; reason: FallbackReason };

type Choosing = {
  asked: Pick<AssistantAsked, 'turns' | 'seen'>;
  answer: EngineAnswer;
  /** Over all that was found: it recognises names, and what a reason says. */
  engine: Pick<AssistantEngine, 'titles' | 'read' | 'explain'>;
  year: number;
  askModel: (question: ModelQuestion) => Promise<ModelReply>;
};

const kinds: ReadonlySet<SentenceKind> = new Set(['wish', 'title']);

/** Whether there is something to reorder. */
export const canChoose = ({ query, picks }: EngineAnswer): boolean =>
  kinds.has(query.kind) && picks.length > 1;

/**
 * A few titles don't show which words are names of others. So each word that begins a sentence counts as one, unless it
 * is plain English or some row has it in small letters.
 */
function namesAmong(titles: readonly TitleFacts[]): KnownNames {
  const small = new Set(
    titles.flatMap(({ overview, keywords }) =>
      [overview, ...keywords].flatMap((text) =>
        (text.match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu) ?? []).flatMap(words),
      ),
    ),
  );
  const { people, single } = knownNames(titles);
  return { people, single: { has: (word) => single.has(word) || !(isPlain(word) || small.has(word)) } };
}

/** Has a model choose again among the picks of an answer: it sees no other titles, and each meets what is strict. */
export async function* chooseAmong({
  asked,
  answer,
  engine,
  year,
  askModel,
}: Choosing): AsyncGenerator<ModelStep> {
  const chosenOf = new Map<string, EngineAnswer['picks'][number]>(
    answer.picks.map((chosen) => [titleKey(chosen.title), chosen]),
  );
  const rows = answer.picks.map(({ title }) => titleRow(title));
  const reply = await askModel(promptOf(asked, { embedded: answer, rows, year }));
  if (!reply.ok) {
    yield { step: 'fallback', reason: reply.reason };
    return;
  }
  const names = namesAmong([...engine.titles.values()]);
  const picks = createPicks({
    asked,
    embedded: answer,
    lookUps: { find: (key) => chosenOf.get(key), query: () => answer.query },
    checked: (reason, title) =>
      areClaimsTrue(reason, title, { engine, year }) ? checkReason(reason, title, names) : null,
  });
  for (const element of reply.elements) yield* picks.take(element);
  if (picks.chosen().length === 0) {
    yield { step: 'fallback', reason: 'ungrounded' };
    return;
  }
  yield* picks.topUp();
  yield { step: 'done' };
}
