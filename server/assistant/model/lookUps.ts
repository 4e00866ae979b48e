import { type Chosen, type AssistantEngine, type EngineAnswer, isStrict } from '@marquee/assistant';
import { titleKey } from '@marquee/assistant/events';
import { titleRow } from '@marquee/assistant/model';
import type { AssistantAsked } from '@marquee/contracts/assistant/conversation.ts';
import type { Note } from '@marquee/contracts/assistant/events.ts';
import type { Part, Wish } from '@marquee/contracts/assistant/part.ts';

import type { LookUpInput } from './lookUpInput.ts';
import { doOverlap, readWishes } from './readWishes.ts';

/** Rows of the first look-up, and of further ones: each question repeats them all. */
const mostRows = 40;
const mostFurtherRows = 20;

export type LookUps = {
  /** Looks up what the model asks for; what it returns is all that the model ever sees of the catalogue. */
  lookUp: (input: LookUpInput) => {
    notUnderstood: readonly string[];
    tooNarrow: readonly string[];
    rows: ReturnType<typeof titleRow>[];
  };
  /** A title that was among the rows. */
  find: (key: string) => Chosen | undefined;
  /** How the conversation is understood as of the last look-up. */
  query: () => EngineAnswer['query'];
};

type LookingUp = {
  asked: AssistantAsked;
  engine: Pick<AssistantEngine, 'titles' | 'read' | 'answerWishes'>;
  embedded: EngineAnswer;
  year: number;
};

export function createLookUps({ asked, engine, embedded, year }: LookingUp): LookUps {
  const { turns } = asked;
  const sentence = turns.at(-1)?.say ?? '';
  const own = new Set(embedded.query.parts.map(({ key }) => key));
  const removed = new Set(turns.flatMap(({ without }) => without).filter((key) => !own.has(key)));
  const loosenedBefore = new Set(embedded.notes.map(loosenedPart));
  const found = new Map<string, Chosen>();
  let parts: readonly Part[] = embedded.query.parts;
  let count = 0;

  const answerFor = (sought: readonly Part[]) =>
    engine.answerWishes(sought.map(wishOf), { turns, seen: asked.seen }, { count: mostRows, year });

  return {
    lookUp: (input) => {
      const read = readWishes(input, {
        parts: embedded.query.parts,
        removed,
        sentence,
        turn: turns.length - 1,
        read: engine.read,
        titles: engine.titles,
        year,
      });
      let sought = read.parts;
      let answer = answerFor(sought);
      const loosened = new Set(answer.notes.map(loosenedPart).filter((key) => !loosenedBefore.has(key)));
      const isTooNarrow = ({ key, wish }: Part) =>
        loosened.size > 0 && read.added.has(key) && (isStrict(wish) || loosened.has(key));
      const tooNarrow = sought.filter(isTooNarrow);
      // What the model adds is no reason to loosen what the person said.
      if (tooNarrow.length > 0) {
        sought = sought.filter((part) => !tooNarrow.includes(part));
        answer = answerFor(sought);
      }
      parts = sought;
      count += 1;
      const rows = answer.picks.slice(0, count === 1 ? mostRows : mostFurtherRows);
      for (const chosen of rows) found.set(titleKey(chosen.title), chosen);
      return {
        notUnderstood: read.notUnderstood,
        tooNarrow: tooNarrow.map(({ key }) => key),
        rows: rows.map(({ title }) => titleRow(title)),
      };
    },
    find: (key) => found.get(key),
    query: () => ({
      ...embedded.query,
      // The model may have understood what the parser did not.
      kind: embedded.query.kind === 'nonsense' && parts.length > 0 ? 'wish' : embedded.query.kind,
      parts: [...parts],
      unknown: embedded.query.unknown.filter((unread) => !parts.some(({ span }) => doOverlap(span, unread))),
    }),
  };
}

const loosenedPart = (note: Note): string => (note.is === 'relaxed' ? note.part : '');

const wishOf = ({ wish }: Part): Wish => wish;
