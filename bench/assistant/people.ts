import type { Engine, EngineAnswer } from '@marquee/assistant';
import { type FindByDescription, type TitleFacts, titleKey, type TitleKey } from '@marquee/assistant/events';
import type { Turn } from '@marquee/contracts/assistant/conversation.ts';
import { words } from '@marquee/text';

import { type JudgedRow, meets, titleOf } from './condition.ts';
import type { FactsRow } from './factsRows.ts';
import type { JudgedAsked, Half, PeopleRequest } from './peopleRequests.ts';
import { known, measureTellings, readOwnTellings } from './tellings.ts';

type Grade = 'good' | 'soSo' | 'bad';
type Judged = ReadonlyMap<TitleKey, JudgedRow>;

export const judgedRows = (titles: readonly TitleFacts[], rows: ReadonlyMap<TitleKey, FactsRow>): Judged =>
  new Map(
    titles.flatMap((title) => {
      const row = rows.get(titleKey(title));
      return row === undefined ? [] : [[titleKey(title), { ...row, audience: title.audience }]];
    }),
  );

const spaced = (text: string) => ` ${words(text).join(' ')} `;

/** Whether the notes of an answer tell everything that they have to. */
function tells({ notes }: EngineAnswer, says: readonly string[]): boolean {
  const told = spaced(JSON.stringify(notes));
  return says.every((ways) => ways.split('|').some((way) => told.includes(spaced(way))));
}

/** Turns such as "hi" ask for nothing that could be judged. */
export const isJudged = ({ good, bad, some, says }: JudgedAsked): boolean =>
  good.length + bad.length > 0 || some !== undefined || says !== undefined;

/**
 * Of the first five picks, or as many as the catalogue has acceptable titles. Good: none is bad, and four are good or
 * all there are. Bad: two are bad, what was looked for isn't found, or nothing was asked but to be told what isn't.
 */
export function gradeOf(
  { good, bad, some, says = [], fresh = false }: JudgedAsked,
  answer: EngineAnswer,
  { judged, before }: { judged: Judged; before: ReadonlySet<string> },
): Grade {
  const isGood = (row: JudgedRow) => good.every((each) => meets(row, each));
  const isBad = (row: JudgedRow) => bad.some((each) => meets(row, each));
  const isTold = tells(answer, says);
  const isOnlyTold = good.length === 0 && some === undefined;
  if (isOnlyTold && !isTold) return 'bad';
  const there = [...judged.values()].filter((row) => isGood(row) && !isBad(row)).length;
  const picks = answer.picks.flatMap(({ title }) => judged.get(titleKey(title)) ?? []);
  const first = picks.slice(0, Math.min(5, there));
  if (first.length === 0) return isOnlyTold ? 'good' : 'bad';
  const wrong = first.filter((row) => isBad(row) || (fresh && before.has(titleOf(row)))).length;
  const isFound = picks.some((row) => some?.includes(titleOf(row)) ?? true);
  if (wrong > 1 || (good.length === 0 && !isFound)) return 'bad';
  const isEnough = first.filter(isGood).length >= Math.min(4, first.length);
  return wrong === 0 && isEnough && isFound && isTold ? 'good' : 'soSo';
}

type Parts = {
  engine: Engine;
  find: FindByDescription;
  titles: readonly TitleFacts[];
  judged: Judged;
};
type Graded = { id: string; kind: string; turn: number; grade: Grade; say: string; picks: string[] };

/** The grade of each turn that asks for something; every turn is answered after all before it. */
function gradeRequest(
  { id, kind, turns, liked }: PeopleRequest,
  { engine, titles, judged }: Parts,
): Graded[] {
  const likes = titles
    .filter((title) => liked.includes(titleOf(title)))
    .map(({ media, id: number }) => ({ media, id: number }));
  const said: Turn[] = [];
  let before: ReadonlySet<string> = new Set();
  return turns.flatMap((asked, index) => {
    said.push({ say: asked.say, without: [] });
    const answer = engine.answer({ turns: said, seen: [] }, { count: 8, year: 2026, liked: likes });
    const grade = gradeOf(asked, answer, { judged, before });
    const picks = answer.picks.map(({ title }) => titleOf(title));
    before = new Set(picks);
    const graded = { id, kind, turn: index + 1, grade, say: asked.say, picks: picks.slice(0, 5) };
    return isJudged(asked) ? [graded] : [];
  });
}

function countsOf(graded: readonly Graded[]) {
  const count = (grade: Grade) => graded.filter((each) => each.grade === grade).length;
  return { of: graded.length, good: count('good'), soSo: count('soSo'), bad: count('bad') };
}

const countsByKind = (graded: readonly Graded[]) => ({
  all: countsOf(graded),
  ...Object.fromEntries(
    [...Map.groupBy(graded, ({ kind }) => kind)].map(([kind, each]) => [kind, countsOf(each)]),
  ),
});

const hitsOf = ({ hit1, hit3, hit8 }: { hit1: number; hit3: number; hit8: number }) => ({ hit1, hit3, hit8 });

/** What ordinary people tell and ask of one half of our sets: only the open half's failures may be looked at. */
export function measurePeople(
  requests: readonly PeopleRequest[],
  { half, ...parts }: Parts & { half: Half },
) {
  const inHalf = requests.filter((request) => request.half === half);
  const gradeAll = (some: readonly PeopleRequest[]) => some.map((request) => gradeRequest(request, parts));
  const singles = gradeAll(inHalf.filter(({ turns }) => turns.length === 1)).flat();
  const talks = gradeAll(inHalf.filter(({ turns }) => turns.length > 1));
  const tellings = readOwnTellings().filter((each) => each.half === half);
  const told = known.map((how) => ({
    how,
    measured: measureTellings(
      tellings.filter((each) => each.known === how),
      parts,
    ),
  }));
  const failures = {
    tellings: told.flatMap(({ measured }) => measured.engine.notFirst),
    turns: [...singles, ...talks.flat()].filter(({ grade }) => grade !== 'good'),
  };
  return {
    half,
    tellings: Object.fromEntries(
      told.map(({ how, measured: { words: byWords, engine } }) => [
        how,
        { words: hitsOf(byWords), engine: hitsOf(engine) },
      ]),
    ),
    requests: countsByKind(singles),
    conversations: {
      lastTurn: countsByKind(talks.flatMap((turns) => turns.slice(-1))),
      everyTurn: countsByKind(talks.flat()),
    },
    failures: half === 'open' ? failures : undefined,
  };
}
