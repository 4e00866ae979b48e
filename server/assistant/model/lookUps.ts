import { type Chosen, type AssistantEngine, type EngineAnswer, isStrict, meetsAll } from '@marquee/assistant';
import { type TitleFacts, titleKey } from '@marquee/assistant/events';
import { plainText, titleRow, type TitleRow } from '@marquee/assistant/model';
import type { AssistantAsked } from '@marquee/contracts/assistant/conversation.ts';
import type { Note } from '@marquee/contracts/assistant/events.ts';
import type { Part, Wish } from '@marquee/contracts/assistant/part.ts';

import type { LookUpInput } from './lookUpInput.ts';
import { doOverlap, readWishes } from './readWishes.ts';

/** Rows that the model gets at first, and of a look-up; each of its questions repeats them all. */
const mostRows = 8;
const mostFurtherRows = 5;
/** Of these, those come first that meet what the model adds without the person's words. */
const mostRanked = 24;
const mostNamed = 4;
const longestName = 100;
const longestStory = 400;

export type LookUps = {
  /** The best rows for the conversation as the parser read it; none where it could make nothing of it. */
  begin: () => readonly TitleRow[];
  /** Looks up what the model asks for. It sees nothing of the catalogue but rows, each of them once. */
  lookUp: (input: LookUpInput) => {
    notUnderstood: readonly string[];
    tooNarrow: readonly string[];
    rows: readonly TitleRow[];
  };
  /** A title that was among the rows. */
  find: (key: string) => Chosen | undefined;
  /** How the conversation is understood as of the last look-up. */
  query: () => EngineAnswer['query'];
};

type LookingUp = {
  asked: AssistantAsked;
  engine: Pick<AssistantEngine, 'titles' | 'read' | 'answer' | 'answerWishes' | 'explain'>;
  embedded: EngineAnswer;
  year: number;
};

export function createLookUps({ asked, engine, embedded, year }: LookingUp): LookUps {
  const { turns } = asked;
  const sentence = turns.at(-1)?.say ?? '';
  const own = new Set(embedded.query.parts.map(({ key }) => key));
  const removed = new Set(turns.flatMap(({ without }) => without).filter((key) => !own.has(key)));
  const loosenedBefore = new Set(embedded.notes.map(loosenedPart));
  const found = new Map<string, TitleFacts>();
  let parts: readonly Part[] = embedded.query.parts;

  const answerFor = (sought: readonly Part[]) =>
    engine.answerWishes(
      sought.map(wishOf),
      { turns, seen: asked.seen },
      { count: mostRanked, year, liked: asked.liked ?? [] },
    );

  const show = (titles: readonly TitleFacts[], most: number): readonly TitleRow[] => {
    const fresh = titles.filter((title) => !found.has(titleKey(title))).slice(0, most);
    for (const title of fresh) found.set(titleKey(title), title);
    return fresh.map(titleRow);
  };

  /** A title by its name; undefined where there is none. */
  const named = (name: string): TitleFacts | undefined => {
    const { said } = engine.read(plainText(name, longestName), { year });
    const [like] = said.flatMap(({ wish }) => (wish.slot === 'like' ? [wish] : []));
    return like && engine.titles.get(titleKey(like));
  };

  const told = (story: string): readonly TitleFacts[] => {
    const say = plainText(story, longestStory);
    if (say === '') return [];
    const answer = engine.answer(
      { turns: [{ say, without: [] }], seen: asked.seen },
      { count: mostRows, year },
    );
    return titlesOf(answer);
  };

  const wished = (input: LookUpInput) => {
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
    const met = (title: TitleFacts) => read.preferred.filter((wish) => meetsAll([wish], title)).length;
    return {
      notUnderstood: read.notUnderstood,
      tooNarrow: tooNarrow.map(({ key }) => key),
      rows: titlesOf(answer).toSorted((one, other) => met(other) - met(one)),
    };
  };

  return {
    begin: () => (embedded.query.kind === 'nonsense' ? [] : show(titlesOf(embedded), mostRows)),
    lookUp: (input) => {
      const names = input.named.slice(0, mostNamed);
      const ofNames = names.map(named);
      const isOnlyNamed = input.named.length > 0 || input.story !== '';
      const { notUnderstood, tooNarrow, rows } =
        isOnlyNamed && input.wishes.length === 0
          ? { notUnderstood: [], tooNarrow: [], rows: [] }
          : wished(input);
      const others = [...ofNames.flatMap((title) => title ?? []), ...told(input.story)];
      return {
        notUnderstood: [...notUnderstood, ...names.filter((_, at) => ofNames[at] === undefined)],
        tooNarrow,
        rows: show([...others, ...rows], mostFurtherRows),
      };
    },
    find: (key) => {
      const title = found.get(key);
      return title && { title, ledger: engine.explain(title, parts) };
    },
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

const titlesOf = ({ picks }: EngineAnswer): TitleFacts[] => picks.map(({ title }) => title);

const wishOf = ({ wish }: Part): Wish => wish;
